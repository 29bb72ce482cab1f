import { learn } from "../src/i18n";

await Promise.all([learn("en"), learn("fr")]);
