import { expect, test } from "vitest";
import { providers } from "#app/feed/folder/providers.ts";
import { finishFile, startFile } from "#app/feed/store/feed-files.server.ts";
import { makeFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { openPublishedFeed } from "./published-feed.server.ts";

const hour = 60 * 60_000;
const start = Date.UTC(2026, 10, 24);
const [provider] = providers;

test("a provider is reported once it has been silent for too long, until it sends something", async () => {
  if (!provider) throw new Error("there is no provider");
  const { name, silenceHours } = provider;
  const db = await openTestStore(makeFolder());
  let hours = 0;
  const feed = openPublishedFeed(db, () => start + hours * hour);
  hours = silenceHours - 1;
  expect(await feed.getFault()).toBeUndefined();
  hours = silenceHours;
  expect(await feed.getFault()).toBe(`no file has come from ${name} for ${silenceHours} hours`);
  expect((await feed.getFigures()).silence).toEqual([{ provider: name, isSilent: true }]);

  const receivedAt = start + hours * hour;
  await startFile(db, { id: "1", name: "a.xml", provider: name, sha256: "1", receivedAt });
  expect(await feed.getFault()).toBeUndefined();
  expect(await feed.getFigures()).toMatchObject({
    files: [{ state: "reading", count: 1 }],
    waitingSince: receivedAt,
    outcomes: {},
  });
  const report = { provider: name, state: "done" as const, counts: { NEW: 2 }, listings: [] };
  await finishFile(db, "1", report, receivedAt);
  expect(await feed.getFigures()).toMatchObject({ waitingSince: undefined, outcomes: { NEW: 2 } });
});
