import type { ModuleStore } from "#app/core/module-store.ts";
import { formatCount } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { forgetNotices } from "#app/store/outbox/queued.server.ts";
import type { NewsletterTables } from "./store/newsletter-rows.ts";
import {
  addCampaigns,
  createIssueDrafts,
  createIssues,
  createSubscribers,
} from "./store/newsletter-tables.server.ts";
import { countByState, eraseSubscriber, purgeLapsed } from "./store/subscribers.server.ts";
import { TEST_NOTICE } from "./test-notice.ts";

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
    const counts = await countByState(db);
    return { title: "Newsletter", counts: counts.map(({ state, count }) => ({ name: state, count })) };
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
