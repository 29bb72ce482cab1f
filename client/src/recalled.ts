/** What was chosen on this screen before: known before the rest of the page has come. */

import { placeFor, settingsFrom, type Settings } from "./settings";
import { recall } from "./stored";

const tv = location.pathname.startsWith("/tv");

export const PLACE = placeFor(tv);

export const recalled = (): Settings =>
  settingsFrom(recall(PLACE), { languages: navigator.languages ?? [], tv });
