import type { Transaction } from "kysely";
import type { Tables } from "#app/store/tables.ts";

/** The migration 008-shortlists. */
export async function createShortlistTables(db: Transaction<Tables>) {
  await db.schema
    .createTable("shortlist")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("join_token", "text", (column) => column.unique())
    .addColumn("show_token", "text", (column) => column.unique())
    .addColumn("calendar_token", "text", (column) => column.unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint", (column) => column.notNull())
    .addColumn("emptied_at", "bigint")
    .execute();
  await db.schema
    .createTable("shortlist_member")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("shortlist_id", "text", (column) =>
      column.notNull().references("shortlist.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("joined_at", "bigint", (column) => column.notNull())
    .execute();
  await createItemTables(db);
  await db.schema
    .createIndex("shortlist_member_list")
    .on("shortlist_member")
    .column("shortlist_id")
    .execute();
  await db.schema.createIndex("shortlist_used").on("shortlist").column("used_at").execute();
}

async function createItemTables(db: Transaction<Tables>) {
  await db.schema
    .createTable("shortlist_item")
    .addColumn("shortlist_id", "text", (column) =>
      column.notNull().references("shortlist.id").onDelete("cascade"),
    )
    .addColumn("home", "text", (column) => column.notNull())
    .addColumn("place", "integer", (column) => column.notNull())
    .addColumn("kept", "text", (column) => column.notNull())
    .addColumn("seen", "text", (column) => column.notNull())
    .addColumn("changed_on", "text")
    .addColumn("kept_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("shortlist_item_key", ["shortlist_id", "home"])
    .execute();
  await db.schema
    .createTable("shortlist_opinion")
    .addColumn("shortlist_id", "text", (column) =>
      column.notNull().references("shortlist.id").onDelete("cascade"),
    )
    .addColumn("member_id", "text", (column) =>
      column.notNull().references("shortlist_member.id").onDelete("cascade"),
    )
    .addColumn("home", "text", (column) => column.notNull())
    .addColumn("vote", "text")
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("shortlist_opinion_key", ["member_id", "home"])
    .execute();
  await db.schema
    .createIndex("shortlist_opinion_list")
    .on("shortlist_opinion")
    .column("shortlist_id")
    .execute();
}
