import type { Database } from "#app/store/database.server.ts";

/** The enquiry with this reference or id. Throws when there is none. */
export async function getEnquiry(db: Database, idOrReference: string) {
  const found = await db
    .selectFrom("enquiry")
    .selectAll()
    .where((where) =>
      where.or([
        where("id", "=", idOrReference.toLowerCase()),
        where("reference", "=", idOrReference.toUpperCase()),
      ]),
    )
    .executeTakeFirst();
  if (!found) throw new Error(`There is no enquiry ${JSON.stringify(idOrReference)}.`);
  return found;
}

/** Whoever wrote it. */
export function readName(fields: Record<string, string>) {
  return fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(" ");
}
