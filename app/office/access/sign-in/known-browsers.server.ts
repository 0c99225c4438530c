import type { Database } from "#app/store/database.server.ts";
import { hashSecret, makeSecret } from "../secrets.server.ts";

/** The longest lifetime that browsers give a cookie. */
export const KNOWN_DAYS = 400;

type Known = { secret: string; personId: string; now: number };

/**
 * A person has signed in with this browser, and is known in it from now on, beside others who share it. Returns the new
 * value of its cookie: the old one is worth nothing afterwards. Within a transaction.
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
