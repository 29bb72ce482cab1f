import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

import vite from "./vite.config";

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      setupFiles: ["test/setup.ts"],
      include: ["test/**/*.test.ts", "src/**/*.test.ts"],
      // One page for all files, five times as quick: whatever a test has feigned ends with it.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
