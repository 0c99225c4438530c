import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";

const fieldsSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));

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

/** What was asked, as text, field by field. */
export function readFields(json: string): Record<string, string> {
  const fields = v.parse(fieldsSchema, JSON.parse(json));
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toText(value)]));
}

/** Whoever wrote it. */
export function readName(fields: Record<string, string>) {
  return fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(" ");
}

function toText(value: string | boolean) {
  if (typeof value === "string") return value;
  return value ? "yes" : "no";
}
