import { expect, test } from "vitest";
import { providers } from "#app/feed/folder/providers.ts";
import { finishFile, startFile } from "#app/feed/store/feed-files.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { openPublishedFeed } from "./published-feed.server.ts";

const hour = 60 * 60_000;
const start = Date.UTC(2026, 10, 24);
const [provider] = providers;

/** Opens a feed whose clock counts hours from its start. */
async function openAt(dataDir: string) {
  const clock = { hours: 0 };
  const db = await openDatabase({ dataDir });
  const feed = openPublishedFeed(db, () => start + clock.hours * hour);
  if (!provider) throw new Error("there is no provider");
  return { feed, provider, clock, db };
}

test("a provider is reported once it has been silent for too long, until it sends something", async () => {
  const { feed, provider: sender, clock, db } = await openAt(makeFolder());
  clock.hours = sender.silenceHours - 1;
  expect(await feed.getFault()).toBeUndefined();
  clock.hours = sender.silenceHours;
  expect(await feed.getFault()).toBe(`no file has come from ${sender.name} for ${sender.silenceHours} hours`);
  expect((await feed.getFigures()).silence).toEqual([{ provider: sender.name, isSilent: true }]);

  const receivedAt = start + clock.hours * hour;
  await startFile(db, { id: "1", name: "a.xml", provider: sender.name, sha256: "1", receivedAt });
  expect(await feed.getFault()).toBeUndefined();
  expect(await feed.getFigures()).toMatchObject({
    files: [{ state: "reading", count: 1 }],
    waitingSince: receivedAt,
    outcomes: {},
  });
  const report = { provider: sender.name, state: "done" as const, counts: { NEW: 2 }, listings: [] };
  await finishFile(db, "1", report, receivedAt);
  expect(await feed.getFigures()).toMatchObject({ waitingSince: undefined, outcomes: { NEW: 2 } });
  await db.destroy();
});
