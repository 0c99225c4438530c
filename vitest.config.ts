import { defineConfig } from "vitest/config";

export default defineConfig({
  // Generous: some tests run other programs, on machines that do other things as well.
  test: {
    include: ["{app,content,server,ops,trials,bench,scripts}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
