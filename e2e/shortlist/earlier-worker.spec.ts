import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { keepTwo } from "./keep-homes.ts";

/** /offline.js as it was while it kept the shortlist and the Saturday. */
const earlier = readFileSync(new URL("earlier-worker.txt", import.meta.url), "utf8");

// A page of that version allowed its worker.
test.use({ bypassCSP: true });

test("the worker of an earlier version sends what waits, and leaves nothing on the device", async ({
  page,
}) => {
  const site = await startOwnServer({ LISTINGS_DIR: "agencies/headland/homes" });
  // A worker needs a secure context: localhost is one.
  const origin = `http://localhost:${new URL(site.origin).port}`;
  await page.context().route("**/offline.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: earlier });
  });
  await keepTwo(page, origin);
  await page.goto(`${origin}/shortlist`);
  const home = await page.locator("main input[name=home]").first().inputValue();
  await page.evaluate(async (home) => {
    const cache = await caches.open("offline");
    await cache.put("/shortlist", new Response("The list of last week"));
    await cache.put(
      "/offline-queue/1-1",
      new Response(new URLSearchParams({ intent: "rate", home, note: "Windy out here" }).toString()),
    );
    for (const scope of ["/shortlist", "/saturday"])
      await navigator.serviceWorker.register("/offline.js", { scope });
  }, home);
  const countActive = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistrations();
      return found.filter(({ active }) => active?.state === "activated").length;
    });
  await expect.poll(countActive).toBe(2);
  await page.context().unrouteAll();
  // As the browser does by itself; a visit to the page would have the earlier worker send first.
  await page.goto(`${origin}/about`);
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.update();
  });
  const countLeft = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      kept: (await (await caches.open("offline")).keys()).length,
    }));
  await expect.poll(countLeft).toEqual({ workers: 0, kept: 0 });
  await page.goto(`${origin}/shortlist`);
  await expect(page.getByRole("paragraph").filter({ hasText: "Windy out here" })).toBeVisible();
  await page.close();
  await site.stop();
});
