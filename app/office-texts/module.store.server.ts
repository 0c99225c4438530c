import { sql, type Transaction } from "kysely";
import type { ModuleStore } from "#app/core/module-store.ts";
import type { Tables } from "#app/module-types.ts";
import { toMonthsBefore } from "#app/region/time.ts";
import type { TextTables } from "./store/text-rows.ts";
import { purgeVersions } from "./store/versions.server.ts";

const REPLACED_MONTHS = 24;

export const officeTextsStore: ModuleStore<TextTables> = {
  name: "office-texts",
  migrations: { "007-texts": createTextTables },
  tables: {
    text_version: {
      rows: "versions of texts that the office wrote",
      staysBecause: "they are the agency’s words; replaced ones go after 24 months",
    },
    text_revision: { staysBecause: "it is a number" },
  },
  async purge(db, { now, isDryRun }) {
    if (!isDryRun) await purgeVersions(db, toMonthsBefore(now, REPLACED_MONTHS));
    return { count: 0 };
  },
};

async function createTextTables(db: Transaction<Tables>) {
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
  await db.schema
    .createTable("text_revision")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("number", "integer", (column) => column.notNull())
    .execute();
  await sql`insert into text_revision (id, number) values (1, 0)`.execute(db);
}
