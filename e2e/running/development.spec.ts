import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, stat } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../scripts/find-free-port.ts";

/** Only ends what hangs: on a busy machine Vite takes minutes to prepare its dependencies. */
const READY_MS = 240_000;

test("npm run dev serves the sources, connected for hot reload", async ({ page }) => {
  test.setTimeout(2 * READY_MS);
  // Else it would take the packages away from the other journeys.
  const [locked, installed] = await Promise.all(
    ["package-lock.json", "node_modules/.package-lock.json"].map(async (path) => (await stat(path)).mtimeMs),
  );
  expect(installed, "npm ci first: npm run dev would begin with it").toBeGreaterThanOrEqual(locked ?? 0);
  // A fresh clone has no prepared dependencies; keeping them would hide those that Vite discovers too late.
  await rm("node_modules/.vite", { recursive: true, force: true });
  const port = await findFreePort();
  const server = spawn(process.execPath, ["scripts/dev.mjs"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await expect
      .poll(
        () =>
          fetch(`http://localhost:${port}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: READY_MS },
      )
      .toBe(true);
    // Browsers draw here what is the server's alone in production.
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
    // Hearts are filled at the first sign, here before React sees them.
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("scroll"))),
    );
    await page.goto(`http://localhost:${port}/listings`);
    await connected;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes for sale");
    // Before it is hydrated a link opens a document, whose styles come too late for a transition.
    await page.locator("form[data-hydrated]").first().waitFor();
    await page.getByRole("link", { name: "List view" }).click();
    await expect(page).toHaveURL(/view=list/);
    expect(errors).toEqual([]);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
});
