import { createCookie } from "react-router";
import type { Person } from "#app/office/people/agency-people.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/region/time.ts";
import { hostOnly } from "#app/store/cookies.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { hashSecret, makeToken } from "#app/store/make-token.server.ts";
import { OFFICE_COOKIE } from "./office-cookie.server.ts";

const HOUR_SECONDS = 60 * 60;
const MOST_DAYS = 14;
/** The longest lifetime that browsers give a cookie. */
export const KNOWN_DAYS = 400;

/** Carries the secret of a session. */
export const sessionCookie = createCookie(OFFICE_COOKIE, {
  ...hostOnly,
  maxAge: MOST_DAYS * 24 * HOUR_SECONDS,
});

/** Recognises the browser that asked for a link or a passkey challenge. */
export const browserCookie = createCookie("__Host-office-browser", { ...hostOnly, maxAge: HOUR_SECONDS });

/** Sent to the sign-in page only, for as long as browsers keep a cookie. */
const wayIn = { ...hostOnly, path: "/office/sign-in", maxAge: KNOWN_DAYS * 24 * HOUR_SECONDS } as const;

/** Marks a browser in which somebody has signed in before. */
export const knownCookie = createCookie("__Secure-office-known", wayIn);

/** The id of the passkey that this browser has used or made. */
export const lockCookie = createCookie("__Secure-office-lock", wayIn);

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

/** `isConfirmed`: the person signed in, or proved who they are again, within the last ten minutes. */
export type Session = { id: string; person: Person; isConfirmed: boolean };

/** The session of a cookie, with its person; `undefined` if it is unknown, expired or ended. */
export async function getSession(db: Database, secret: string, now: number): Promise<Session | undefined> {
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
  const { id, person_id, seen_at, confirmed_at, name, email, role } = session;
  // At most one write a minute.
  if (seen_at <= now - MINUTE_MS)
    await db.updateTable("session").set({ seen_at: now }).where("id", "=", id).execute();
  return { id, person: { id: person_id, name, email, role }, isConfirmed: confirmed_at > now - CONFIRMED_MS };
}

export async function endSession(db: Database, secret: string) {
  if (secret === "") return;
  await db.deleteFrom("session").where("id", "=", hashSecret(secret)).execute();
}

/** "Sign out everywhere". It takes effect at once in every process, as none keeps sessions in memory. */
export async function endSessions(db: Database, personId: string) {
  await db.deleteFrom("session").where("person_id", "=", personId).execute();
}

const SECRET_BYTES = 32;

/** A random secret of a little less than 256 bits. */
export function makeSecret() {
  return makeToken(SECRET_BYTES);
}

type Known = { secret: string; personId: string; now: number };

/**
 * Remembers that a person has signed in with this browser, which others may share. Returns the cookie's new value,
 * which replaces the old one. Within a transaction.
 */
export async function rememberBrowser(db: Database, { secret, personId, now }: Known) {
  const next = makeSecret();
  const id = hashSecret(next);
  if (secret !== "")
    await db.updateTable("known_browser").set({ id }).where("id", "=", hashSecret(secret)).execute();
  await db
    .insertInto("known_browser")
    .values({ id, person_id: personId, seen_at: now })
    .onConflict((conflict) => conflict.columns(["id", "person_id"]).doUpdateSet({ seen_at: now }))
    .execute();
  return next;
}

/** Whether the person with this address has signed in with the browser before. */
export async function isKnown(db: Database, { secret, email }: { secret: string; email: string }) {
  const found = await db
    .selectFrom("known_browser")
    .innerJoin("person", "person.id", "known_browser.person_id")
    .select("known_browser.id")
    .where("known_browser.id", "=", hashSecret(secret))
    .where("person.email", "=", email.toLowerCase())
    .where("person.removed_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
