import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, stat } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../scripts/find-free-port.ts";

/** Only ends a hanging test: on a busy machine Vite takes minutes to prepare its dependencies. */
const READY_MS = 240_000;

test("npm run dev serves the sources, connected for hot reload", async ({ page }) => {
  test.setTimeout(2 * READY_MS);
  // Otherwise it would remove packages that other journeys use.
  const [locked, installed] = await Promise.all(
    ["package-lock.json", "node_modules/.package-lock.json"].map(async (path) => (await stat(path)).mtimeMs),
  );
  expect(installed, "npm ci first: npm run dev would begin with it").toBeGreaterThanOrEqual(locked ?? 0);
  // A fresh clone has no prepared dependencies. Keeping them would hide those that Vite discovers too late.
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
    // In development browsers also render what only the server renders in production.
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
    // Hearts are filled at the first interaction, in development before React hydrates them.
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("scroll"))),
    );
    await page.goto(`http://localhost:${port}/listings`);
    await connected;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes for sale");
    // Before hydration a link loads a document, whose styles arrive too late for a transition.
    await page.locator("form[data-hydrated]").first().waitFor();
    await page.getByRole("link", { name: "List view" }).click();
    await expect(page).toHaveURL(/view=list/);
    expect(errors).toEqual([]);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
});
