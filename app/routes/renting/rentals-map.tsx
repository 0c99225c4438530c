import { href } from "react-router";
import { extent, where } from "#app/agency/folder/places.ts";
import { getAgentToAsk } from "#app/agency/team/agents.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { PageHeader } from "#app/document/site/page-header.tsx";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { isLoaded } from "#app/listings/catalogue/current-listings.ts";
import { drawCoast } from "#app/listings/map/draw-coast.server.ts";
import { createListMap } from "#app/listings/map/list-map.ts";
import { MapPage } from "#app/listings/map/map-page.tsx";
import { rentalList, rentalSearch } from "#app/listings/rental/rental-filters.ts";
import { readSearch } from "#app/listings/search/read-search.server.ts";
import type { Route } from "./+types/rentals-map.ts";

const map = createListMap(rentalList, href("/rentals/map"));

export const handle = { readsSearch: map.parameters };

const crumbs = [
  { label: "Home", href: href("/") },
  { label: "Rent", href: href("/rentals") },
  { label: "Map" },
];

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: toPageTitle("Map of homes for rent"),
    description: `Homes for rent ${where} on a map, ${extent}, with a list of the same homes beside it.`,
    path: href("/rentals/map"),
    crumbs,
  });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const rentals = catalogue.getRentals();
  const stock = {
    listings: rentals,
    match: catalogue.matchRentals,
    getAgent: (id: string) => getAgentToAsk(context.get(textsContext), id),
  };
  const { filters, matching, ...asked } = readSearch(url.searchParams, rentalSearch, stock);
  const shown = map.show(url.searchParams, rentals, filters, matching);
  return { ...shown, ...asked, coast: drawCoast(shown), isLoaded: isLoaded(rentals) };
}

export default function RentalsMap({ loaderData }: Route.ComponentProps) {
  return (
    <MapPage
      header={
        <PageHeader crumbs={crumbs} title="Map of homes for rent">
          Where they are, {extent}.
        </PageHeader>
      }
      list={rentalList}
      page={loaderData}
    />
  );
}
