import { setTimeout as wait } from "node:timers/promises";
import { questionKind } from "#app/enquiries/about-listing/question-schema.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { addTestPerson, signInForTest } from "#app/office/office.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { type Finding, onBothStores } from "../site/findings.ts";
import { repeat } from "../site/repeat.ts";
import { makeFolder, startSite } from "../site/start-site.ts";
import { compareMails, waitUntilSent } from "./stored.ts";

const ANSWERS = 500;
const KILLS = 20;
const AT_ONCE = 8;
const RETRY_MS = 100;
const LONGEST_LIFE_MS = 1_500;

export const officeTrials = onBothStores(
  `${ANSWERS} answers from the office, ${KILLS} SIGKILLs`,
  tortureOffice,
);

/** Each answer is sent until the office says that it has it; meanwhile one process after the other is killed. */
async function tortureOffice(title: string, databaseUrl: string): Promise<Finding> {
  const processes = databaseUrl ? 2 : 1;
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir, databaseUrl });
  const { id: personId } = await addTestPerson(db, "Marion Tate", "principal");
  const cookie = await signInForTest(db, personId);
  const references = await saveEnquiries(db);
  const mail = await startMailServer();
  const start = () => startSite({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: mail.url });
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
  const mails = await compareMails(db, mail);
  const events = await db.selectFrom("handling_event").select("id").where("kind", "=", "answer").execute();
  const handled = await db.selectFrom("handling").select("state").execute();
  await db.destroy();
  await mail.stop();
  const answered = handled.filter(({ state }) => state === "answered").length;
  return {
    title,
    figures: {
      processes,
      SIGKILLs: kills,
      "answers the office said it has": posts.length,
      "posts it took": posts.reduce((sum, count) => sum + count, 0),
      "enquiries answered; answers kept": `${answered}; ${events.length}`,
      ...mails.figures,
    },
    isGood:
      mails.isExact && [answered, events.length, mails.count, mails.reached].every((of) => of === ANSWERS),
  };
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
    const enquiry = { id: makeId(now), kind: questionKind, fields };
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
