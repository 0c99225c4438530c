import { getPersonByEmail } from "#app/office/people/agency-people.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { hashSecret } from "#app/store/make-token.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import { CLOCK_SKEW_MS, lock } from "#app/store/tasks.server.ts";
import { isKnown, makeSecret } from "./sessions.server.ts";

const LINK_LIFE_MS = 15 * MINUTE_MS;
const LINKS_PER_ADDRESS = 5;
const LINKS_PER_NETWORK = 20;
/** Name of the lock that serialises requests for links. */
export const LOCK = "office sign-in";

type Ask = {
  email: string;
  /** The network address of the requester. */
  network: string;
  browser: string;
  /** The cookie of a browser in which somebody has signed in before; empty if there is none. */
  known: string;
  /** The page to continue at. */
  path: string;
  now: number;
};

/**
 * Records a request for a link. The same rows are written for unknown addresses, so that nobody can find out who has
 * access; the mail is made when it is due (sign-in-by-mail.server.ts). False beyond the limits. A browser in which the
 * person has signed in before has limits of its own, which other people's requests cannot use up.
 */
export async function askForLink(db: Database, { email, network, browser, known, path, now }: Ask) {
  const emailHash = hashSecret(email.trim().toLowerCase());
  const networkHash = hashSecret(network);
  const check = async (database: Database) => {
    const isKnownHere = await isKnown(database, { secret: known, email: email.trim() });
    const knownHash = isKnownHere ? hashSecret(known) : null;
    return { knownHash, isRefused: await isTooMany(database, { emailHash, networkHash, knownHash, now }) };
  };
  // Checked before taking the lock too: many waiting requests would use up the connections.
  if ((await check(db)).isRefused) return false;
  return db.transaction().execute(async (transaction) => {
    // One transaction at a time, so that simultaneous requests are counted.
    await lock(transaction, LOCK, now);
    const { knownHash, isRefused } = await check(transaction);
    if (isRefused) return false;
    const person = await getPersonByEmail(transaction, email.trim());
    const id = makeId(now);
    await transaction
      .insertInto("sign_in")
      .values({
        id,
        email_hash: emailHash,
        network_hash: networkHash,
        browser_hash: hashSecret(browser),
        known_hash: knownHash,
        person_id: person?.id ?? null,
        token_hash: null,
        path,
        asked_at: now,
        used_at: null,
      })
      .execute();
    const notices: NewNotice[] = [{ kind: "sign-in", payload: { channel: "sign-in", signIn: id } }];
    await addNotices(transaction, { subjectId: id, notices, state: "waiting", now });
    return true;
  });
}

type Asked = { emailHash: string; networkHash: string; knownHash: string | null; now: number };

async function isTooMany(db: Database, { emailHash, networkHash, knownHash, now }: Asked) {
  const count = async (column: "email_hash" | "network_hash", hash: string) => {
    const { number } = await db
      .selectFrom("sign_in")
      .select((each) => each.fn.countAll().as("number"))
      .where(column, "=", hash)
      .where("known_hash", knownHash === null ? "is" : "=", knownHash)
      .where("asked_at", ">", now - HOUR_MS)
      // Requests dated in the future, from before the clock was set back, do not count.
      .where("asked_at", "<=", now + CLOCK_SKEW_MS)
      .executeTakeFirstOrThrow();
    return Number(number);
  };
  if ((await count("email_hash", emailHash)) >= LINKS_PER_ADDRESS) return true;
  return knownHash === null && (await count("network_hash", networkHash)) >= LINKS_PER_NETWORK;
}

/** Makes the link when its mail is sent; `undefined` for an unknown address or a request that is too old. */
export async function makeLink(db: Database, signInId: string, now: number) {
  const signIn = await selectOpen(db, now)
    .select(["person.name", "person.email"])
    .where("sign_in.id", "=", signInId)
    .executeTakeFirst();
  if (!signIn) return undefined;
  const token = makeSecret();
  await db
    .updateTable("sign_in")
    .set({ token_hash: hashSecret(token) })
    .where("id", "=", signInId)
    .execute();
  return { token, person: signIn };
}

/** A link that still works; nothing is changed. `isSameBrowser`: opened in the browser that asked for it. */
export async function getLink(
  db: Database,
  { token, browser, now }: { token: string; browser: string; now: number },
) {
  const signIn = await selectOpen(db, now)
    .select([
      "sign_in.id",
      "email_hash",
      "browser_hash",
      "path",
      "person.id as personId",
      "person.name as personName",
    ])
    .where("token_hash", "=", hashSecret(token))
    .executeTakeFirst();
  return signIn && { ...signIn, isSameBrowser: signIn.browser_hash === hashSecret(browser) };
}

/** In any browser but the one that asked, the address has to be typed to continue. */
export function isForPerson(
  { isSameBrowser, email_hash }: { isSameBrowser: boolean; email_hash: string },
  email: string,
) {
  return isSameBrowser || email_hash === hashSecret(email.trim().toLowerCase());
}

/** Uses a link up. False when it was used before. */
export async function takeLink(db: Database, id: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("sign_in")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Unused links that have not expired, of people who may sign in. */
function selectOpen(db: Database, now: number) {
  return db
    .selectFrom("sign_in")
    .innerJoin("person", "person.id", "sign_in.person_id")
    .where("person.removed_at", "is", null)
    .where("used_at", "is", null)
    .where("asked_at", ">", now - LINK_LIFE_MS);
}
