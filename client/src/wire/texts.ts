/** What tables say, from the server's own files, built into the client in both languages. */

import en from "../../../src/trapline/tables/texts/en.json";
import fr from "../../../src/trapline/tables/texts/fr.json";
import type { Language } from "../settings";

export type TableTextKey = keyof typeof en;

export const tableTexts: Readonly<Record<Language, Readonly<Record<TableTextKey, string>>>> = { en, fr };
