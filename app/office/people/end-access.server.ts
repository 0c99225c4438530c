import type { Role } from "#app/core/permission.ts";
import { removePerson, setRole } from "#app/office/people/agency-people.server.ts";
import type { Database } from "#app/store/database.server.ts";

/** Changes a person's role and ends their sessions. False if their role is no longer `from`. Within a transaction. */
export async function changeAccess(db: Database, id: string, roles: { from: Role; to: Role }) {
  if (!(await setRole(db, id, roles))) return false;
  await db.deleteFrom("session").where("person_id", "=", id).execute();
  return true;
}

/** Ends a person's access, with their sessions, passkeys, links and known browsers. Within a transaction. */
export async function endAccess(db: Database, id: string, now: number) {
  await removePerson(db, id, now);
  for (const table of ["session", "passkey", "known_browser", "sign_in"] as const)
    await db.deleteFrom(table).where("person_id", "=", id).execute();
}
