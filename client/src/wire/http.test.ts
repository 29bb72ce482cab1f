import { afterEach, expect, test, vi } from "vitest";

import { bringPack, gameTexts, HttpRefusal, joinTable, openTable, packHead } from "./http";

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("joining posts the name and returns where to go", async () => {
  const fetch = answer(200, { code: "K7QX2M", person: 3 });

  expect(await joinTable("K7QX2M", { name: "Cleo", watch: false })).toEqual({
    code: "K7QX2M",
    person: 3,
  });
  expect(fetch).toHaveBeenCalledWith(
    "/api/tables/K7QX2M/people",
    expect.objectContaining({ method: "POST" }),
  );
});

test("a refusal is thrown with its reason and facts", async () => {
  answer(409, { reason: "name-taken", facts: { name: "Ann" } });

  const joining = joinTable("K7QX2M", { name: "Ann", watch: false });

  await expect(joining).rejects.toMatchObject({ reason: "name-taken", facts: { name: "Ann" } });
});

test("a server that cannot be reached is a refusal too", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));

  const opening = openTable({ game: "whisper", language: "en", name: "Ann" });

  await expect(opening).rejects.toEqual(new HttpRefusal("unreachable"));
});

test("an answer that breaks off is no answer", async () => {
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError("cut")) });
  vi.stubGlobal("fetch", async () => new Response(broken, { status: 200 }));

  await expect(gameTexts("/texts/cut.json")).rejects.toEqual(new HttpRefusal("unreachable"));
});

test("a list of words is sent as it is", async () => {
  const fetch = answer(200, { hash: "ab", title: "Kitchen", count: 40, doubles: 1 });

  expect(await bringPack("# Kitchen\nspoon")).toMatchObject({ title: "Kitchen", doubles: 1 });
  expect(fetch).toHaveBeenCalledWith(
    "/api/packs",
    expect.objectContaining({ body: "# Kitchen\nspoon" }),
  );
});

test("whether a list is ours is asked again once it was brought", async () => {
  const fetch = answer(200, { hash: "cd", title: "Kitchen", count: 40, game: "", yours: false });
  await packHead("cd");
  await packHead("cd");
  expect(fetch).toHaveBeenCalledTimes(1);

  await bringPack("# Kitchen\nspoon");
  await packHead("cd");

  expect(fetch).toHaveBeenCalledTimes(3);
});

test("texts are fetched once for each address", async () => {
  const fetch = answer(200, { title: "Whisper" });

  await gameTexts("/texts/whisper.en.abc.json");

  expect(await gameTexts("/texts/whisper.en.abc.json")).toEqual({ title: "Whisper" });
  expect(fetch).toHaveBeenCalledOnce();
});
