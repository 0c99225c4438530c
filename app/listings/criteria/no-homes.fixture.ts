import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { noListingsLoaded } from "#app/homes/record/load-failures.ts";
import type { MailServices } from "#app/module-server.ts";
import type { Database } from "#app/store/database.server.ts";
import { createWordIndex } from "../search/word-index.server.ts";

const none = () => noListingsLoaded;
const matchNone = (words: string) => createWordIndex().match([], words);

/** Services for mails without any homes, for tests. */
export function toTestMailServices(db: Database): MailServices {
  const lists = { getSaleListings: none, getRentals: none, getSold: none, getLeased: none };
  const words = { matchSaleListings: matchNone, matchRentals: matchNone };
  return {
    db,
    dataDir: "",
    publicOrigin: "https://headland.example",
    texts: { get: () => defaultTexts },
    getOfficeContact: async () => ({ officeEmail: "office@headland.example", phone: "(02) 5550 0142" }),
    findHomes: () => undefined,
    catalogue: { ...lists, ...words },
  };
}
