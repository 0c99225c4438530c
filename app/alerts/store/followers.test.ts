import { expect } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { deliverAsFiles } from "#app/store/outbox/mail-server.fixture.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { ask, everyHome, findAlertsOf, follow } from "../alerts.fixture.ts";
import { eraseFollower } from "./erase-follower.server.ts";
import { getFollower, stopAlerts } from "./followers.server.ts";
import { purgeFollowers } from "./upkeep.server.ts";

const storeTest = defineStoreTest();
const email = "owner@mail.example";

async function findAsked(db: Database) {
  const { token } = await db.selectFrom("follower").select("token").executeTakeFirstOrThrow();
  return (await findAlertsOf(db, token)).map(({ criteria }) => criteria);
}

storeTest("requests by strangers do not displace alerts that wait for the owner", async ({ db }) => {
  await ask(db, email, { list: "sale", criteria: "beds=4" });
  for (let hour = 1; hour <= 60; hour += 1)
    await ask(db, email, { list: "sale", criteria: `bedrooms=${hour}` }, { now: hour * HOUR_MS });
  const asked = await findAsked(db);
  expect(asked).toHaveLength(20);
  expect(asked).toContain("beds=4");
});

storeTest("mails in files go with a follower who is erased or did not confirm for a week", async ({ db }) => {
  await ask(db, email, everyHome);
  await ask(db, "other@mail.example", everyHome);
  const dataDir = makeFolder();
  const files = await deliverAsFiles(db, dataDir, 0);
  expect(files()).toHaveLength(2);
  const owner = await db.selectFrom("follower").select("id").where("email", "=", email).executeTakeFirst();
  await eraseFollower(db, owner?.id ?? "", dataDir);
  expect(files()).toHaveLength(1);
  await purgeFollowers(db, 8 * DAY_MS, dataDir);
  expect(files()).toEqual([]);
  expect(await db.selectFrom("notice").select("id").execute()).toEqual([]);
});

storeTest("sent mails are erased after 90 days, also from files", async ({ db }) => {
  await ask(db, email, everyHome);
  await follow(db, email, { list: "sale", criteria: "beds=3" });
  const dataDir = makeFolder();
  const files = await deliverAsFiles(db, dataDir, 0);
  await purgeFollowers(db, 90 * DAY_MS, dataDir);
  expect(files()).toHaveLength(1);
  await purgeFollowers(db, 90 * DAY_MS + 1, dataDir);
  expect(files()).toEqual([]);
});

storeTest("links in mails work for 30 days after the last alert was stopped", async ({ db }) => {
  const { id, token } = await follow(db, email, { list: "sale", criteria: "beds=3" });
  const stopped = 40 * DAY_MS;
  await stopAlerts(db, id, stopped);
  await purgeFollowers(db, stopped + 30 * DAY_MS, "");
  expect(await getFollower(db, token)).toMatchObject({ follower: { email }, alerts: [] });
  await purgeFollowers(db, stopped + 30 * DAY_MS + 1, "");
  expect(await getFollower(db, token)).toBeUndefined();
});
