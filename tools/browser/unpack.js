// Unpacks Chromium, and the libraries it needs, into TMPDIR; prints where the program is.
import chromium from "@sparticuz/chromium";

console.log(await chromium.executablePath());
