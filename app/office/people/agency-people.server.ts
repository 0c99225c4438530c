import type { Role } from "#app/core/permission.ts";
import { peopleWork } from "#app/slots/office-people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { PersonRow } from "../store/office-rows.ts";

export type Person = Pick<PersonRow, "id" | "email" | "name" | "role">;

function selectPeople(db: Database) {
  return db.selectFrom("person").selectAll().where("removed_at", "is", null);
}

export async function hasPeople(db: Database) {
  return (await selectPeople(db).limit(1).executeTakeFirst()) !== undefined;
}

export function findPeople(db: Database) {
  return selectPeople(db).orderBy("name").orderBy("id").execute();
}

export function getPerson(db: Database, id: string) {
  return selectPeople(db).where("id", "=", id).executeTakeFirst();
}

export function getPersonByEmail(db: Database, email: string) {
  return selectPeople(db).where("email", "=", email.toLowerCase()).executeTakeFirst();
}

type Invitation = { email: string; name: string; role: Role; now: number };

/** Adds somebody who may answer enquiries. A removed person returns with the same id. False when already active. */
export async function addPerson(db: Database, { email, name, role, now }: Invitation) {
  const row = { id: makeId(now), email: email.toLowerCase(), name, role, created_at: now, removed_at: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("person")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ name, role, created_at: now, removed_at: null })
        .where("person.removed_at", "is not", null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes a person's role. False when their current role is not `from`. */
export async function setRole(db: Database, id: string, { from, to }: { from: Role; to: Role }) {
  const { numUpdatedRows } = await db
    .updateTable("person")
    .set({ role: to })
    .where("id", "=", id)
    .where("role", "=", from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export function findPrincipals(db: Database) {
  return selectPeople(db).where("role", "=", "principal").execute();
}

export async function countPrincipals(db: Database) {
  return (await findPrincipals(db)).length;
}

/** Removes a person and frees the work they have taken; their name stays in the records. Within a transaction. */
export async function removePerson(db: Database, id: string, now: number) {
  await db.updateTable("person").set({ removed_at: now }).where("id", "=", id).execute();
  for (const { handOn } of peopleWork) await handOn(db, { from: id });
}
