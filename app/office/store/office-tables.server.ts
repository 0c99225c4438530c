import type { Transaction } from "kysely";
import type { Tables } from "#app/store/tables.ts";

/** Creates the tables of people, their passkeys and their sessions. */
export async function createOfficeTables(db: Transaction<Tables>) {
  await createAccessTables(db);
  await createHandlingTables(db);
  await db.schema
    .createTable("log")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text")
    .addColumn("person_name", "text", (column) => column.notNull())
    .addColumn("act", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("log_created").on("log").column("created_at").execute();
}

/** Browsers that people have signed in with, and the links that were asked for from them. */
export async function createKnownBrowsers(db: Transaction<Tables>) {
  await db.schema
    .createTable("known_browser")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull().references("person.id"))
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("known_browser_key", ["id", "person_id"])
    .execute();
  await db.schema.alterTable("sign_in").addColumn("known_hash", "text").execute();
}

async function createAccessTables(db: Transaction<Tables>) {
  await db.schema
    .createTable("person")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("removed_at", "bigint")
    .execute();
  await db.schema
    .createTable("sign_in")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email_hash", "text", (column) => column.notNull())
    .addColumn("network_hash", "text", (column) => column.notNull())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("person_id", "text")
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("asked_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema
    .createTable("session")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) => column.notNull().references("person.id"))
    .addColumn("passkey_id", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("passkey")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) => column.notNull().references("person.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema
    .createIndex("sign_in_network")
    .on("sign_in")
    .columns(["network_hash", "asked_at"])
    .execute();
  await db.schema.createIndex("sign_in_email").on("sign_in").columns(["email_hash", "asked_at"]).execute();
  await db.schema.createIndex("session_person").on("session").column("person_id").execute();
  await db.schema.createIndex("passkey_person").on("passkey").column("person_id").execute();
}

async function createHandlingTables(db: Transaction<Tables>) {
  await db.schema
    .createTable("handling")
    .addColumn("enquiry_id", "text", (column) =>
      column.primaryKey().references("enquiry.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("assignee_id", "text")
    .addColumn("agent_email", "text")
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("reminded_at", "bigint")
    .addColumn("answered_at", "bigint")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("handling_event")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("enquiry_id", "text", (column) =>
      column.notNull().references("enquiry.id").onDelete("cascade"),
    )
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("handling_due")
    .on("handling")
    .columns(["state", "due_at", "enquiry_id"])
    .execute();
  await db.schema
    .createIndex("handling_answered")
    .on("handling")
    .columns(["state", "answered_at", "enquiry_id"])
    .execute();
  await db.schema
    .createIndex("handling_created")
    .on("handling")
    .columns(["created_at", "enquiry_id"])
    .execute();
  await db.schema.createIndex("handling_assignee").on("handling").column("assignee_id").execute();
  await db.schema.createIndex("handling_agent").on("handling").column("agent_email").execute();
  await db.schema.createIndex("handling_event_enquiry").on("handling_event").column("enquiry_id").execute();
}
