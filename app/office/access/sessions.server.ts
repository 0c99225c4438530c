import type { Database } from "#app/store/database.server.ts";
import { hashSecret, makeSecret } from "./secrets.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const IDLE_MS = 12 * HOUR_MS;
const LINK_MS = 24 * HOUR_MS;
const PASSKEY_MS = 14 * 24 * HOUR_MS;
const CONFIRMED_MS = 10 * MINUTE_MS;

type Start = { personId: string; passkeyId?: string; previous: string; now: number };

/** Begins a session in place of the browser's previous one. Returns the cookie's value. */
export async function startSession(db: Database, { personId, passkeyId, previous, now }: Start) {
  const secret = makeSecret();
  await endSession(db, previous);
  await db
    .insertInto("session")
    .values({
      id: hashSecret(secret),
      person_id: personId,
      passkey_id: passkeyId ?? null,
      created_at: now,
      seen_at: now,
      confirmed_at: now,
      expires_at: now + (passkeyId ? PASSKEY_MS : LINK_MS),
    })
    .execute();
  return secret;
}

/** The session of a cookie with its person; `undefined` when it is unknown, too old, or ended. */
export async function getSession(db: Database, secret: string, now: number) {
  if (secret === "") return undefined;
  const session = await db
    .selectFrom("session")
    .innerJoin("person", "person.id", "session.person_id")
    .select(["session.id", "session.person_id", "passkey_id", "seen_at", "confirmed_at"])
    .select(["person.name", "person.email", "person.role"])
    .where("session.id", "=", hashSecret(secret))
    .where("person.removed_at", "is", null)
    .where("expires_at", ">", now)
    .where("seen_at", ">", now - IDLE_MS)
    .executeTakeFirst();
  if (!session) return undefined;
  if (session.seen_at <= now - MINUTE_MS) await noteSeen(db, session.id, now);
  const { id, person_id, confirmed_at, name, email, role } = session;
  return { id, person: { id: person_id, name, email, role }, isConfirmed: confirmed_at > now - CONFIRMED_MS };
}

/** To the minute: not a write for every page. */
async function noteSeen(db: Database, id: string, now: number) {
  await db.updateTable("session").set({ seen_at: now }).where("id", "=", id).execute();
}

export async function endSession(db: Database, secret: string) {
  if (secret === "") return;
  await db.deleteFrom("session").where("id", "=", hashSecret(secret)).execute();
}

/** "Sign out everywhere": at once in every process, as none keeps sessions in memory. */
export async function endSessions(db: Database, personId: string) {
  await db.deleteFrom("session").where("person_id", "=", personId).execute();
}
