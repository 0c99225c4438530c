import { join } from "node:path";
import { agency } from "#app/agency/folder/agency.ts";
import type { Texts } from "#app/agency/texts/texts.ts";
import { providers } from "#app/feed/folder/providers.ts";
import type { Estimate } from "#app/homes/publishing-rules.ts";
import { openEstimates } from "#app/listings/catalogue/estimates.server.ts";
import type { SuppliedListingsOptions } from "#app/listings/catalogue/supplied-listings.server.ts";
import { openTexts } from "#app/slots/published-texts.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { createOutageLog, type NoteOutage } from "#app/store/outages/outage-log.server.ts";
import type { ImportOptions } from "./importing/import-feed.server.ts";

type FeedOptions = {
  db: Database;
  listingsDir: string;
  log: SuppliedListingsOptions["log"];
  noteOutage?: NoteOutage;
  /** See app/slots/published-texts.server.ts. */
  copy?: string;
};

/** What imports need. */
export type OpenFeed = {
  db: Database;
  /** Returns the estimate of an agency agreement by the record's id. */
  getEstimate: (id: string) => Estimate | undefined;
  providers: typeof providers;
  texts: Texts;
  agency: ImportOptions["agency"];
  /** Closes the store as well. */
  close: () => Promise<void>;
};

/** Opens the store, its register and the agency's folder. */
export async function openFeed({ db, listingsDir, log, copy, ...options }: FeedOptions): Promise<OpenFeed> {
  const { noteOutage = createOutageLog({ log }) } = options;
  const estimates = await openEstimates(join(listingsDir, "estimates.json"), log);
  const texts = await openTexts({ db, log, noteOutage, copy });
  return {
    db,
    getEstimate: estimates.get,
    providers,
    texts,
    agency: {
      /** Homes of former agents go to their successors (app/agency/texts/site-texts.ts). */
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
