import { sql, type Transaction } from "kysely";
import type { ModuleStore } from "#app/core/module-store.ts";
import type { Tables } from "#app/module-types.ts";
import { formatCount } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { forgetNotices } from "#app/store/outbox/queued.server.ts";
import type { NewsletterTables } from "./store/newsletter-rows.ts";
import { TEST_NOTICE } from "./store/stored-issues.server.ts";
import { countByState, eraseSubscriber, purgeLapsed } from "./store/subscribers.server.ts";

export const newsletterStore: ModuleStore<NewsletterTables> = {
  name: "newsletter",
  migrations: {
    "newsletter/001-subscribers": createSubscribers,
    "003-issues": createIssues,
    "013-newsletter": createIssueDrafts,
    "024-subscriber-campaigns": addCampaigns,
  },
  tables: {
    subscriber: { rows: "newsletter addresses", isErased: true },
    issue: { staysBecause: "they are the agency’s words" },
    issue_draft: { rows: "drafts of the newsletter", staysBecause: "they are the agency’s words" },
  },
  async erase(db, person, dataDir) {
    const count = "email" in person ? await eraseSubscriber(db, person.email, dataDir) : 0;
    return { count, words: toWords(count) };
  },
  async count(db) {
    return { title: "Newsletter", counts: await countByState(db) };
  },
  async purge(db, options) {
    if (!options.isDryRun) await forgetNotices(db, TEST_NOTICE, options.now - DAY_MS);
    const count = await purgeLapsed(db, options);
    return { count, words: toWords(count) };
  },
};

function toWords(count: number) {
  return formatCount(count, "newsletter address", "newsletter addresses");
}

/** In stores of earlier releases a migration of enquiries has already created the table. */
async function createSubscribers(db: Transaction<Tables>) {
  await sql`create table if not exists subscriber (
    id text primary key, email text not null unique, token text not null unique, state text not null,
    wording text not null, asked_at bigint not null, confirmed_at bigint, left_at bigint
  )`.execute(db);
}

async function createIssues(db: Transaction<Tables>) {
  await sql`create table issue (
    id text primary key, digest text not null, subject text not null, text text not null, html text not null,
    created_at bigint not null
  )`.execute(db);
}

async function createIssueDrafts(db: Transaction<Tables>) {
  await sql`alter table issue add column paused_at bigint`.execute(db);
  await sql`create table issue_draft (
    id text primary key, subject text not null, body text not null, saved_at bigint not null
  )`.execute(db);
}

async function addCampaigns(db: Transaction<Tables>) {
  await sql`alter table subscriber add column campaign text`.execute(db);
}
