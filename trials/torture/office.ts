import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { saveEnquiry } from "#app/enquiries/store/enquiries.server.ts";
import { addTestPerson, signInForTest } from "#app/office/office.fixture.ts";
import { type Database, type DatabaseOptions, openDatabase } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import type { Finding } from "../site/findings.ts";
import { repeat } from "../site/repeat.ts";
import { startSite } from "../site/start-site.ts";

const ANSWERS = 500;
const KILLS = 20;
const AT_ONCE = 8;
const RETRY_MS = 100;
const LONGEST_LIFE_MS = 1_500;
const DELIVERY_MS = 240_000;

const makeFolder = () => mkdtempSync(join(tmpdir(), "site-office-"));
const toTitle = (store: string, processes: number) =>
  `${ANSWERS} answers from the office, ${KILLS} SIGKILLs (${store}, ${processes === 1 ? "one process" : `${processes} processes`})`;

export const tortureOfficeOnSqlite = () => tortureOffice("SQLite", { dataDir: makeFolder() }, 1);

export async function tortureOfficeOnPostgres(): Promise<Finding> {
  const postgres = await startPostgres(["fsync=on"]);
  if (!postgres)
    return {
      title: toTitle("PostgreSQL", 2),
      figures: { "not done": "PostgreSQL is not installed" },
      isGood: true,
    };
  const databaseUrl = await createDatabase(postgres, "office");
  const finding = await tortureOffice("PostgreSQL", { databaseUrl, dataDir: makeFolder() }, 2);
  await postgres.stop();
  return finding;
}

/** Each answer is sent until the office says that it has it; meanwhile one process after the other is killed. */
async function tortureOffice(store: string, where: DatabaseOptions, processes: number): Promise<Finding> {
  const db = await openDatabase(where);
  const { id: personId } = await addTestPerson(db, "Marion Tate", "principal");
  const cookie = await signInForTest(db, personId);
  const references = await saveEnquiries(db);
  const mail = await startMailServer();
  const start = () =>
    startSite({ DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl ?? "", SMTP_URL: mail.url });
  const sites = await Promise.all(Array.from({ length: processes }, start));
  let kills = 0;

  async function killAgainAndAgain() {
    while (kills < KILLS) {
      await wait(Math.random() * LONGEST_LIFE_MS);
      await sites[kills % processes]?.kill();
      sites[kills % processes] = await start();
      kills += 1;
    }
  }

  const killing = killAgainAndAgain();
  const posts = await repeat(
    ANSWERS,
    async (index) => {
      // Spread over all the kills, so that every one of them has something to break.
      while (kills < Math.floor((index * KILLS) / ANSWERS)) await wait(5);
      const toOrigin = (attempt: number) => sites[(index + attempt) % processes]?.origin ?? "";
      return answerUntilDone(references[index] ?? "", { cookie, toOrigin });
    },
    AT_ONCE,
  );
  await killing;
  await waitUntilSent(db);
  await Promise.all(sites.map((site) => site.stop()));
  const received = mail.received.map(({ envelope, messageId = "" }) => ({ to: envelope.to[0], messageId }));
  const finding = await toFinding(toTitle(store, processes), db, { kills, posts, received });
  await db.destroy();
  await mail.stop();
  return finding;
}

/** Enquiries that caused no mail, so that only answers go out; each from an address of its own. */
async function saveEnquiries(db: Database) {
  const references: string[] = [];
  for (let each = 0; each < ANSWERS; each += 1) {
    const now = Date.now();
    const fields = {
      name: "Leila Marsh",
      email: `visitor-${each}@mail.example`,
      message: "Is there a bath?",
    };
    const enquiry = { id: makeId(now), kind: "question", fields, email: fields.email };
    references.push((await saveEnquiry(db, enquiry, { now, toNotices: () => [] })).reference);
  }
  return references;
}

type Way = { cookie: string; toOrigin: (attempt: number) => string };

/** The same form again and again, as a stubborn agent sends it. Returns how often. */
async function answerUntilDone(reference: string, { cookie, toOrigin }: Way) {
  const form = {
    intent: "answer",
    submission: makeId(Date.now()),
    version: "1",
    answer: `There is, ${reference}.`,
  };
  for (let attempt = 1; ; attempt += 1) {
    const origin = toOrigin(attempt);
    const status = await fetch(`${origin}/office/enquiries/${reference}`, {
      method: "POST",
      headers: { Cookie: cookie, Origin: origin },
      body: new URLSearchParams(form),
      redirect: "manual",
    }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 303) return attempt;
    if (status !== 0 && status < 500) throw new Error(`The office replied ${status} to an answer`);
    await wait(RETRY_MS);
  }
}

/** Notices that a killed process had leased are free again after three minutes. */
async function waitUntilSent(db: Database) {
  const limit = Date.now() + DELIVERY_MS;
  const waiting = () => db.selectFrom("notice").select("id").where("state", "=", "waiting").execute();
  while ((await waiting()).length > 0 && Date.now() < limit) await wait(500);
}

type Found = {
  kills: number;
  posts: readonly number[];
  received: readonly { to?: string; messageId: string }[];
};

async function toFinding(title: string, db: Database, { kills, posts, received }: Found): Promise<Finding> {
  const notices = await db.selectFrom("notice").select("state").where("kind", "=", "answer").execute();
  const events = await db.selectFrom("handling_event").select("text").where("kind", "=", "answer").execute();
  const answered = await db
    .selectFrom("handling")
    .select("enquiry_id")
    .where("state", "=", "answered")
    .execute();
  const ids = new Set(received.map(({ messageId }) => messageId)).size;
  const reached = new Set(received.map(({ to }) => to)).size;
  return {
    title,
    figures: {
      SIGKILLs: kills,
      "answers the office said it has": posts.length,
      "posts it took": posts.reduce((sum, count) => sum + count, 0),
      "enquiries answered; answers kept": `${answered.length}; ${events.length}`,
      "mails in the queue; of these sent": `${notices.length}; ${notices.filter(({ state }) => state === "sent").length}`,
      "visitors reached; different messages": `${reached}; ${ids}`,
      "mails that came twice, under the same Message-ID": received.length - ids,
    },
    isGood: [answered.length, events.length, notices.length, reached, ids].every(
      (count) => count === ANSWERS,
    ),
  };
}
