import { expect } from "vitest";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import { sendInLane, startWorker, type WorkerOptions } from "#app/store/outbox/worker.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { toTestSettings, toTestWebhook } from "../destinations.fixture.ts";
import { createLane } from "../lane.server.ts";
import { findStopped, startDestination } from "./destinations.server.ts";

const storeTest = defineStoreTest();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const start = Date.UTC(2026, 10, 26, 8);

const to = { name: "", address: "marion@headland.example" };
const stopMail: NewNotice = {
  kind: "destination stopped",
  payload: { channel: "mail", to, subject: "", text: "", html: "" },
};

/** A CRM whose answer the test sets, and a clock that the test moves. */
function openCrm(db: Database, secret = "old") {
  const crm = { answer: "201", got: [] as string[] };
  const logged: object[] = [];
  let now = start;
  const secrets = { CRM_TOKEN: secret };
  const destination = { ...toTestWebhook("https://crm.example"), name: "CRM", secrets };
  const options: WorkerOptions = {
    db,
    now: () => now,
    log: { warn: (fields) => logged.push(fields), error: (fields) => logged.push(fields) },
    async send(id, _payload, { destination: name }) {
      if (name !== "CRM") throw new Error("only what is for the CRM");
      if (crm.answer !== "201") throw Object.assign(new Error("it answered"), { responseCode: crm.answer });
      crm.got.push(id);
      return { answer: crm.answer };
    },
  };
  const mail = { smtpUrl: undefined, mailFrom: "", dataDir: "" };
  const lane = createLane(destination, { db, log: options.log, mail, toStopNotices: async () => [stopMail] });
  return {
    crm,
    logged,
    save: () => saveTestEnquiry(db, makeQuestion(), now, toTestSettings([destination])),
    /** Sends all due events. */
    async run() {
      while ((await sendInLane(options, lane)) === 0);
    },
    wait(ms: number) {
      now += ms;
    },
    get now() {
      return now;
    },
  };
}

function findOf(db: Database, kind: string) {
  return db
    .selectFrom("notice")
    .select(["id", "state", "attempts", "last_error"])
    .where("kind", "=", kind)
    .orderBy("id")
    .execute();
}

storeTest("a refused token stops a destination, mails the principal once, loses nothing", async ({ db }) => {
  const desk = openCrm(db);
  desk.crm.answer = "401";
  await desk.save();
  await desk.save();
  await desk.run();
  for (let day = 0; day < 8; day += 1) {
    desk.wait(DAY_MS);
    await desk.run();
  }
  expect(await findStopped(db)).toMatchObject([{ name: "CRM", stopped_at: start, since: start, waiting: 2 }]);
  const kept = { state: "waiting", attempts: 0 };
  expect(await findOf(db, "webhook")).toMatchObject([kept, kept]);
  expect(await findOf(db, "destination stopped")).toHaveLength(1);
  expect(desk.logged).toEqual([{ destination: "CRM", code: "401" }]);

  expect(await startDestination(db, "CRM", desk.now)).toBe(true);
  expect(await startDestination(db, "CRM", desk.now)).toBe(false);
  await desk.run();
  expect(await findOf(db, "destination stopped")).toHaveLength(2);
  desk.crm.answer = "201";
  await startDestination(db, "CRM", desk.now);
  await desk.run();
  expect(desk.crm.got).toEqual((await findOf(db, "webhook")).map(({ id }) => id));
});

storeTest("a changed secret restarts a stopped destination, the same one does not", async (open) => {
  const [first, second] = [await open(), await open()];
  const desk = openCrm(first);
  desk.crm.answer = "403";
  await desk.save();
  await desk.run();
  const same = openCrm(second);
  await same.run();
  expect(same.crm.got).toEqual([]);
  const changed = openCrm(second, "new");
  await changed.run();
  expect(changed.crm.got).toHaveLength(1);
});

storeTest("other failures are retried like mails, and stored as the last answer", async ({ db }) => {
  const desk = openCrm(db);
  desk.crm.answer = "500";
  await desk.save();
  await desk.run();
  expect(await findOf(db, "webhook")).toMatchObject([{ state: "waiting", attempts: 1 }]);
  const readRow = () => db.selectFrom("destination").select(["last_answer", "last_at"]).execute();
  expect(await readRow()).toEqual([{ last_answer: "500", last_at: start }]);
  desk.wait(MINUTE_MS);
  desk.crm.answer = "201";
  await desk.run();
  expect(await findOf(db, "webhook")).toMatchObject([{ state: "sent" }]);
  expect(await readRow()).toEqual([{ last_answer: "201", last_at: start + MINUTE_MS }]);
});

storeTest("a destination that hangs delays neither mails nor other destinations", async ({ db }) => {
  const sent = new Set<string>();
  const hanging = Promise.withResolvers<void>();
  const lanes = ["CRM that hangs", "CRM"].map((name) => ({
    name,
    isOpen: async () => true,
    deliver: async () => "",
    noteAnswer: async () => true,
  }));
  const worker = startWorker({
    db,
    lanes,
    noteOutage() {},
    log: { warn() {}, error() {} },
    async send(_id, _payload, { kind, destination }) {
      if (destination === "CRM that hangs") await hanging.promise;
      sent.add(destination || kind);
      return "sent";
    },
  });
  const destinations = lanes.map(({ name }) => ({ ...toTestWebhook("https://crm.example"), name }));
  await saveTestEnquiry(db, makeQuestion(), Date.now(), toTestSettings(destinations));
  worker.wake();
  await expect.poll(() => sent.size).toBe(4);
  expect([...sent].sort()).toEqual(["CRM", "acknowledgement", "agent", "office"]);
  hanging.resolve();
  await worker.stop();
});
