import { getResponsible, type SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Catalogue } from "../catalogue/open-catalogue.server.ts";
import { rentalSearch } from "../rental/rental-search.ts";
import { saleSearch } from "../sale/sale-search.ts";
import { createListCriteria } from "./list-criteria.server.ts";

type Homes = Pick<
  Catalogue,
  "getSaleListings" | "getRentals" | "getSold" | "getLeased" | "matchSaleListings" | "matchRentals"
>;

export type Criteria = ReturnType<typeof openCriteria>;

/** The searches of both lists. */
export function openCriteria(catalogue: Homes, getTexts: () => SiteTexts) {
  function toKnown() {
    const texts = getTexts();
    return { texts, getAgent: (wanted: string) => getResponsible(texts, ({ id }) => String(id) === wanted) };
  }
  return {
    sale: createListCriteria("sale", {
      search: saleSearch,
      getEnded: catalogue.getSold,
      getStock: () => ({
        ...toKnown(),
        listings: catalogue.getSaleListings(),
        match: catalogue.matchSaleListings,
      }),
    }),
    rent: createListCriteria("rent", {
      search: rentalSearch,
      getEnded: catalogue.getLeased,
      getStock: () => ({ ...toKnown(), listings: catalogue.getRentals(), match: catalogue.matchRentals }),
    }),
  };
}
