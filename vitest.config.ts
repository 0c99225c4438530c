import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { builtScripts } from "./scripts/build/built-scripts.ts";

export default defineConfig({
  plugins: [builtScripts()],
  // Generous: some tests run other programs, on machines that do other things as well.
  test: {
    include: ["{app,server,ops,trials,bench,scripts}/**/*.test.{ts,tsx}"],
    // Many tests wait for a child process or a database, so one worker more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // In this order: PostgreSQL has a user of its own.
    globalSetup: ["app/store/shared-stores.fixture.ts", "scripts/temporary-folder.fixture.ts"],
    setupFiles: ["scripts/time-limits.fixture.ts"],
    silent: "passed-only",
    isolate: false,
    // They bound what hangs; a busy machine takes a minute to start another program.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
