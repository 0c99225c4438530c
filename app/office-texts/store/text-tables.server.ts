import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

export async function createTextTables(db: Transaction<Tables>) {
  await db.schema
    .createTable("text_version")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("person_name", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("text_version_number", ["kind", "key", "version"])
    .execute();
  // A single row. Each process compares its number with that of the texts it shows.
  await db.schema
    .createTable("text_revision")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("number", "integer", (column) => column.notNull())
    .execute();
  await sql`insert into text_revision (id, number) values (1, 0)`.execute(db);
}
