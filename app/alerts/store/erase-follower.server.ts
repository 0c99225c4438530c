import type { Database } from "#app/store/database.server.ts";
import { eraseNoticesOf } from "#app/store/outbox/notices-of.server.ts";

/** Erases a follower with their alerts and mails, including mails written as files. */
export async function eraseFollower(db: Database, id: string, dataDir: string) {
  // Mails first: should the process end in between, they can still be found by the follower.
  await eraseNoticesOf(db, id, dataDir);
  await db.deleteFrom("follower").where("id", "=", id).execute();
}

/** Erases the follower with this e-mail address, in lower case. Returns how many there were. */
export async function eraseFollowerAt(db: Database, email: string, dataDir: string) {
  const found = await db.selectFrom("follower").select("id").where("email", "=", email).execute();
  for (const { id } of found) await eraseFollower(db, id, dataDir);
  return found.length;
}
