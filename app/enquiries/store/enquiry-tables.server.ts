import type { Transaction } from "kysely";
import type { Tables } from "#app/store/tables.ts";

export async function createEnquiryTables(db: Transaction<Tables>) {
  await db.schema
    .createTable("enquiry")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("about", "text")
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("flag", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("amendment")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("enquiry_id", "text", (column) =>
      column.notNull().references("enquiry.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("subscriber")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("wording", "text", (column) => column.notNull())
    .addColumn("asked_at", "bigint", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("left_at", "bigint")
    .execute();
  await db.schema.createIndex("enquiry_email").on("enquiry").column("email").execute();
  await db.schema.createIndex("enquiry_created").on("enquiry").column("created_at").execute();
}

export async function createIssueTable(db: Transaction<Tables>) {
  await db.schema
    .createTable("issue")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}
