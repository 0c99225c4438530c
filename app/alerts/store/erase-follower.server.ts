import type { Database } from "#app/store/database.server.ts";
import { eraseNoticesOf } from "#app/store/outbox/notices-of.server.ts";

/** Erases a follower with all that belongs to them, mails written as files included. */
export async function eraseFollower(db: Database, id: string, dataDir: string) {
  // Found again by the follower, should the process end in between.
  await eraseNoticesOf(db, id, dataDir);
  await db.deleteFrom("follower").where("id", "=", id).execute();
}

/** The same by an e-mail address in lower case. Returns how many there were. */
export async function eraseFollowerAt(db: Database, email: string, dataDir: string) {
  const found = await db.selectFrom("follower").select("id").where("email", "=", email).execute();
  for (const { id } of found) await eraseFollower(db, id, dataDir);
  return found.length;
}
