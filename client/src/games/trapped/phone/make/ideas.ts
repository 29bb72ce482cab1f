/** People who could be in the story, for those who lack ideas. */

export interface Role {
  name: string;
  gender: string;
  occupation: string;
}

/** Read a cast written as `name / gender / occupation`. */
export function ideas(cast: readonly string[]): Role[] {
  return cast.map((line) => {
    const [name = "", gender = "", ...rest] = line.split(" / ");
    return { name, gender, occupation: rest.join(" / ") };
  });
}
