import type { Database } from "#app/store/database.server.ts";
import type { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { waitUntil } from "../site/repeat.ts";
import { readStore } from "../site/start-site.ts";

export function checkIntegrity(dataDir: string) {
  return String(readStore(dataDir, "pragma integrity_check")[0]?.integrity_check);
}

type Thanked = { id: string; reference: string; attempts: number };

/** Compares a store's enquiries with the submissions that were thanked. */
export async function compareThanked(db: Database, thanked: readonly Thanked[]) {
  const rows = await db.selectFrom("enquiry").select(["id", "reference"]).execute();
  const amendments = await db.selectFrom("amendment").select("id").execute();
  const stored = new Map(rows.map(({ id, reference }) => [id, reference]));
  const present = thanked.filter(({ id, reference }) => stored.get(id) === reference).length;
  const figures = {
    "submissions thanked for": thanked.length,
    "of these present, with the reference the thanks named": present,
    "enquiries stored": rows.length,
    "amendments stored": amendments.length,
    "posts it took": thanked.reduce((sum, { attempts }) => sum + attempts, 0),
  };
  const isExact = present === thanked.length && rows.length === thanked.length && amendments.length === 0;
  return { figures, isExact };
}

/** Waits until no notice is waiting. A killed process's leases expire after three minutes. */
export function waitUntilSent(db: Database) {
  const waiting = db.selectFrom("notice").select("id").where("state", "in", ["waiting", "queued"]);
  const isEmpty = async () => (await waiting.executeTakeFirst()) === undefined;
  // Notices that still wait after this are a figure of the trial.
  return waitUntil(isEmpty, { mostMs: 240_000, everyMs: 500 }).catch(() => {});
}

/** Compares the mails that a store has sent with those that the mail server received. */
export async function compareMails(db: Database, { received }: Awaited<ReturnType<typeof startMailServer>>) {
  const notices = await db.selectFrom("notice").select("state").execute();
  const sent = notices.filter(({ state }) => state === "sent").length;
  const ids = new Set(received.map(({ messageId }) => messageId)).size;
  const reached = new Set(received.map(({ envelope }) => envelope.to[0])).size;
  const figures = {
    "mails in the queue; of these sent": `${notices.length}; ${sent}`,
    "people reached; different messages": `${reached}; ${ids}`,
    "mails that came twice, under the same Message-ID": received.length - ids,
  };
  return {
    figures,
    reached,
    count: notices.length,
    isExact: [sent, ids].every((of) => of === notices.length),
  };
}
