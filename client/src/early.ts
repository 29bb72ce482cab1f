/** Comes long before the rest of the page, and asks for what the rest would wait for: the reader's language. */

import { lessons } from "./i18n/lessons";
import { recalled } from "./recalled";

// Whoever needs it asks once more, and is told whether it failed.
void lessons[recalled().language]().catch(() => undefined);
