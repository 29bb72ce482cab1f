/** The games whose client is built with this one, by the name the server calls them. */

import type { Cover } from "./lessons";

type Told = Readonly<Record<string, string>>;

const FOLDER = /\/games\/(\w+)\//;

export function coversOf(titles: Told, blurbs: Told): Readonly<Record<string, Cover>> {
  return Object.fromEntries(
    Object.entries(titles).map(([path, title]) => {
      const name = FOLDER.exec(path)![1]!.replaceAll("_", "-");
      return [name, { title, blurb: blurbs[path] ?? "" }];
    }),
  );
}
