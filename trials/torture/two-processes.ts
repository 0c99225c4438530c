import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, openDatabase } from "#app/store/database.server.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import type { Finding } from "../site/findings.ts";
import { makeSubmissions, postUntilThanked, sendAll } from "../site/send-forms.ts";
import { startSite } from "../site/start-site.ts";

const SUBMISSIONS = 200;
const KILL_AT = 80;
const DELIVERY_MS = 240_000;
const TITLE = `${SUBMISSIONS} submissions to two processes on one PostgreSQL, one killed for good`;

/** Two web processes share a database and the work; one dies in the middle of both. */
export async function tortureByLosingOne(): Promise<Finding> {
  const postgres = await startPostgres(["fsync=on"]);
  if (!postgres)
    return { title: TITLE, figures: { "not done": "PostgreSQL is not installed" }, isGood: true };
  const databaseUrl = await createDatabase(postgres, "torture");
  const mail = await startMailServer();
  const environment = () => ({
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), "site-torture-")),
  });
  const sites = await Promise.all([startSite(environment()), startSite(environment())]);
  const origins = sites.map(({ origin }) => origin);
  const thanked = await sendAll(makeSubmissions(SUBMISSIONS), async (submission, index) => {
    if (index === KILL_AT) await sites[0].kill();
    return postUntilThanked(submission, index % 2 ? origins : origins.toReversed());
  });
  const db = await openDatabase({ databaseUrl, dataDir: "" });
  await waitUntilSent(db);
  await sites[1].stop();
  const finding = await toFinding(
    db,
    thanked,
    mail.received.map(({ messageId }) => messageId ?? ""),
  );
  await db.destroy();
  await mail.stop();
  await postgres.stop();
  return finding;
}

async function toFinding(
  db: Database,
  thanked: readonly { id: string; reference: string }[],
  messageIds: readonly string[],
): Promise<Finding> {
  const rows = await db.selectFrom("enquiry").select(["id", "reference"]).execute();
  const stored = new Map(rows.map(({ id, reference }) => [id, reference]));
  const present = thanked.filter(({ id, reference }) => stored.get(id) === reference).length;
  const notices = await db.selectFrom("notice").select("state").execute();
  const sent = notices.filter(({ state }) => state === "sent").length;
  const different = new Set(messageIds).size;
  return {
    title: TITLE,
    figures: {
      "submissions thanked for": thanked.length,
      "of these present": present,
      "enquiries stored": rows.length,
      "notices stored": notices.length,
      "notices sent": sent,
      "different messages at the mail server": different,
      "messages that came twice, under the same Message-ID": messageIds.length - different,
    },
    isGood:
      present === SUBMISSIONS &&
      rows.length === SUBMISSIONS &&
      sent === notices.length &&
      different === notices.length,
  };
}

/** Notices that the dead process had leased are free again after three minutes. */
async function waitUntilSent(db: Database) {
  const limit = Date.now() + DELIVERY_MS;
  const waiting = () => db.selectFrom("notice").select("id").where("state", "=", "waiting").execute();
  while ((await waiting()).length > 0 && Date.now() < limit) await wait(500);
}
