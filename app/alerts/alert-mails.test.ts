import { expect, vi } from "vitest";
import { makeMail } from "#app/module-server.ts";
import { setClock } from "#app/region/clock.fixture.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { createSend } from "#app/store/outbox/outbox.server.ts";
import { sendNext } from "#app/store/outbox/worker.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { alertMail } from "./alert-mails.server.ts";
import { createMarket, everyHome, everything, follow, onDay } from "./alerts.fixture.ts";
import { getFollower, pauseAlerts } from "./store/followers.server.ts";
import { findActiveAlerts } from "./store/matches.server.ts";
import { pauseRefused } from "./store/upkeep.server.ts";

const storeTest = defineStoreTest();
const quiet = { warn() {}, error() {} };

/** A site with a mail server, whose clock the test sets. */
async function openSite(db: Database) {
  setClock(onDay(26, 10));
  const server = await startMailServer();
  const market = createMarket();
  const look = market.createLook(db);
  const services = { ...market, db };
  const makers = { alert: (queued: unknown) => makeMail(alertMail, queued, services) };
  const mail = { smtpUrl: server.url, mailFrom: "hello@headland.example", dataDir: "" };
  const send = createSend({ ...mail, makers });
  market.show({ id: "S001" });
  await look(onDay(26, 10));
  return {
    server,
    market,
    /** Looks, looks again ten minutes later and sends due mails. Returns their subjects. */
    async pass(now: number, meanwhile = () => {}) {
      await look(now - 10 * MINUTE_MS);
      vi.setSystemTime(now);
      await look(now);
      meanwhile();
      vi.setSystemTime(now + 4_000);
      while (await sendNext({ db, send, log: quiet }, "queued"));
      return server.received.splice(0).map(({ subject }) => subject);
    },
  };
}

storeTest("news not mailed by 9 pm is mailed at 7 am, in one mail", async ({ db }) => {
  const { server, market, pass } = await openSite(db);
  await follow(db, "reader@mail.example", everyHome, everything, onDay(26, 10));
  server.setFault(451);
  market.show({ id: "S001" }, { id: "S002" });
  expect(await pass(onDay(26, 20, 59))).toEqual([]);
  server.setFault(undefined);
  for (const night of [onDay(26, 21, 5), onDay(27, 3)]) expect(await pass(night)).toEqual([]);
  market.show({ id: "S001" }, { id: "S002" }, { id: "S003" });
  expect(await pass(onDay(27, 6, 59))).toEqual([]);
  // At most one mail an hour, so the news of the night is spread over several.
  expect(await pass(onDay(27, 7))).toEqual(["New: S002 Tern Lane, Manly NSW 2095"]);
  expect(await pass(onDay(27, 7, 59))).toEqual([]);
  expect(await pass(onDay(27, 8, 1))).toEqual(["New: S003 Tern Lane, Manly NSW 2095"]);
});

storeTest("only a delivered mail shows that an address works", async ({ db }) => {
  const { server, market, pass } = await openSite(db);
  const { id, token } = await follow(db, "gone@mail.example", everyHome, everything, onDay(26, 10));
  const isPaused = async (now: number) => {
    await pauseRefused(db, now);
    return (await getFollower(db, token))?.follower.refused_at !== null;
  };
  const homes = [{ id: "S001" }];
  server.setFault(550);
  for (let day = 26; day < 29; day += 1) {
    homes.push({ id: `S1${day}` });
    market.show(...homes);
    await pass(onDay(day, 11));
    expect(await isPaused(onDay(day, 12))).toBe(day === 28);
    market.show(...homes, { id: `S2${day}` });
    // The home is gone again before its mail is made.
    await pass(onDay(day, 13), () => market.show(...homes));
    const kept = db.selectFrom("notice").select("state").distinct().where("kind", "=", "alert");
    expect(await kept.execute()).toEqual([{ state: "refused" }]);
  }
  const countActive = async () => (await findActiveAlerts(db, onDay(29, 12)).next()).value?.length ?? 0;
  expect(await countActive()).toBe(0);
  await pauseAlerts(db, id, onDay(29, 12), false);
  expect([await isPaused(onDay(29, 12)), await countActive()]).toEqual([false, 1]);
});
