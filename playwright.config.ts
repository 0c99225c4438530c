import { defineConfig } from "@playwright/test";
import { browserArguments } from "./scripts/browser-arguments.ts";

/** Another one where this is taken. */
const PORT = Number(process.env.JOURNEYS_PORT ?? 3010);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only the second time has found something.
  retries: 0,
  workers: 2,
  // Generous: a journey may walk many states, on a machine that does other things as well.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-AU",
    // Not Sydney: nothing on the site may depend on the visitor's zone.
    timezoneId: "America/New_York",
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
  },
  webServer: {
    command: "node build/server/index.js",
    url: `http://localhost:${PORT}/readyz`,
    env: {
      PORT: String(PORT),
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      DATA_DIR: "test-results/data",
      RATE_LIMIT_PER_MINUTE: "0",
    },
    stdout: "ignore",
  },
});
