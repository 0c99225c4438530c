import type { Transaction } from "kysely";
import type { Tables } from "../../tables.ts";

export async function createNoticeTable(db: Transaction<Tables>) {
  await db.schema
    .createTable("notice")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("subject_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("leased_until", "bigint", (column) => column.notNull())
    .addColumn("last_error", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("settled_at", "bigint")
    .execute();
  await db.schema.createIndex("notice_due").on("notice").columns(["state", "due_at"]).execute();
  await db.schema.createIndex("notice_subject").on("notice").column("subject_id").execute();
}
