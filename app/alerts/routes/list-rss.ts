import { href } from "react-router";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toRssResponse } from "#app/document/metadata/rss-feed.ts";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { toShareUrl } from "#app/homes/record/listing-links.ts";
import { toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { describeFacts } from "#app/listings/card/listing-facts.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { rentalList } from "#app/listings/rental/rental-filters.ts";
import { saleList } from "#app/listings/sale/sale-filters.ts";
import { getParameters, getRepeated, joinParameters } from "#app/listings/search/filters.ts";
import { requireCanonical, withSearch } from "#app/listings/search/list-address.ts";
import { openCriteria } from "../criteria.server.ts";
import type { Route } from "./+types/list-rss.ts";

const MOST_ITEMS = 100;

export const handle = {
  readsSearch: joinParameters(getParameters(saleList), getParameters(rentalList)),
  joinsSearch: getRepeated(saleList),
};

/** /listings.rss and /rentals.rss: the homes that the list with these filters finds, newest first. */
export function loader({ url, context, pattern }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const kind = pattern === "listings.rss" ? "sale" : "rent";
  const [list, self] =
    kind === "sale" ? [href("/listings"), href("/listings.rss")] : [href("/rentals"), href("/rentals.rss")];
  const texts = context.get(textsContext);
  const { criteria, words, homes } = openCriteria(context.get(catalogueContext), () => texts)[kind].find(
    url.searchParams,
  );
  const search = new URLSearchParams(criteria);
  requireCanonical(self, url.searchParams, search);
  return toRssResponse({
    title: toPageTitle(words),
    description: words,
    page: origin + withSearch(list, search),
    self: origin + withSearch(self, search),
    items: homes.slice(0, MOST_ITEMS).map((listing) => ({
      title: `${toFullAddress(listing)}, ${toPriceLine(listing)}`,
      url: toShareUrl(origin, listing),
      description: `${describeFacts(listing)}. ${listing.title}`,
      day: listing.listedOn,
    })),
  });
}
