import { join } from "node:path";
import { agency } from "#app/agency/folder/agency.ts";
import { providers } from "#app/agency/folder/feed.ts";
import { openTexts } from "#app/agency/texts/open-texts.server.ts";
import { openEstimates } from "#app/listings/catalogue/estimates.server.ts";
import type { SuppliedListingsOptions } from "#app/listings/catalogue/supplied-listings.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { createOutageLog, type NoteOutage } from "#app/store/outages/outage-log.server.ts";

type FeedOptions = {
  db: Database;
  listingsDir: string;
  log: SuppliedListingsOptions["log"];
  noteOutage?: NoteOutage;
  /** See openTexts. */
  copy?: string;
};

/** Opens what imports need: the store, its register, and the agency. Closing it closes the store. */
export async function openFeed({ db, listingsDir, log, copy, ...options }: FeedOptions) {
  const { noteOutage = createOutageLog({ log }) } = options;
  const estimates = await openEstimates(join(listingsDir, "estimates.json"), log);
  const texts = await openTexts({ db, log, noteOutage, copy });
  return {
    db,
    getEstimate: estimates.get,
    providers,
    texts,
    agency: {
      /** Homes of those who have left go to who took over (app/agency/texts/site-texts.ts). */
      get team() {
        const { agents, formerAgents } = texts.get();
        return [...agents, ...formerAgents];
      },
      get office() {
        return { name: agency.name, email: agency.email, phone: texts.get().office.phone };
      },
    },
    async close() {
      await texts.close();
      await db.destroy();
    },
  };
}
