/** What is seen of each thing that happens in the story, and for how long: a row for every fact. */

import type { Beats } from "../beats";
import { conflicts } from "./beats/conflict";
import { deeds } from "./beats/deeds";
import { desk } from "./beats/desk";
import { making } from "./beats/making";
import { talk } from "./beats/talk";
import { trouble } from "./beats/trouble";
import { turns } from "./beats/turns";
import type { FilmBeat } from "./changes";
import type { AnyFact, View } from "./types.gen";

export const beats: Beats<View, AnyFact, FilmBeat> = {
  ...making,
  ...turns,
  ...conflicts,
  ...deeds,
  ...trouble,
  ...talk,
  ...desk,
};
