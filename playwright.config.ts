import { defineConfig } from "@playwright/test";
import { readVisitedAgency, type VisitedAgency } from "./e2e/visited-agency.ts";
import { browserArguments } from "./scripts/browser.ts";
import { serverArguments, serverMemory } from "./trials/site/start-site.ts";

/** Another one where this or the next is taken. */
const PORT = Number(process.env.JOURNEYS_PORT ?? 3010);

/** The folders below agencies/ whose sites are visited, each at a port of its own: the one with few and long journeys first. */
const ports = { redsoil: PORT + 1, headland: PORT };
/** What another agency can change: its words, colours and typefaces. All else is the same build, and is tried once. */
const ofRedsoil = [
  "agencies/second-agency.spec.ts",
  "listings/lists/layout.spec.ts",
  "speed/steady-pages.spec.ts",
];

export default defineConfig<{ agency: VisitedAgency }>({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only the second time has found something.
  retries: 0,
  // Browsers wait now and then: a third keeps two cores busy.
  workers: 3,
  // They bound what hangs: a journey may walk many states, on a machine that does other things as well.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    locale: "en-AU",
    // Not Sydney: nothing on the site may depend on the visitor's zone.
    timezoneId: "America/New_York",
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
  },
  projects: Object.entries(ports).map(([name, port]) => ({
    name,
    testMatch: name === "redsoil" ? ofRedsoil : "**/*.spec.ts",
    testIgnore: name === "redsoil" ? [] : "agencies/second-agency.spec.ts",
    use: { baseURL: `http://localhost:${port}`, agency: readVisitedAgency(name) },
  })),
  webServer: Object.entries(ports).map(([agency, port]) => ({
    command: `node ${serverArguments.join(" ")}`,
    url: `http://localhost:${port}/readyz`,
    env: {
      ...serverMemory,
      AGENCY_DIR: `agencies/${agency}`,
      PORT: String(port),
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      DATA_DIR: `test-results/data-${agency}`,
      RATE_LIMIT_PER_MINUTE: "0",
    },
    stdout: "ignore" as const,
    timeout: 180_000,
  })),
});
