import type { Role } from "#app/core/permission.ts";
import { removePerson, setRole } from "#app/enquiries/people/agency-people.server.ts";
import type { Database } from "#app/store/database.server.ts";

/** Gives a person another role, and ends their sessions. False when their role is not what it was. Within a transaction. */
export async function changeAccess(db: Database, id: string, roles: { from: Role; to: Role }) {
  if (!(await setRole(db, id, roles))) return false;
  await db.deleteFrom("session").where("person_id", "=", id).execute();
  return true;
}

/** A person may not sign in any more: sessions, passkeys, links and known browsers end with it. Within a transaction. */
export async function endAccess(db: Database, id: string, now: number) {
  await removePerson(db, id, now);
  for (const table of ["session", "passkey", "known_browser", "sign_in"] as const)
    await db.deleteFrom(table).where("person_id", "=", id).execute();
}
