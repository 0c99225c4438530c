import { data, href } from "react-router";
import { extent, hasMap, where } from "#app/agency/folder/places.ts";
import { findPlaced } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { policyContext } from "#app/document/shell/document-context.ts";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { readSearch, requirePlain } from "#app/listings/criteria/read-search.server.ts";
import { rentalList } from "#app/listings/rental/rental-filters.ts";
import { rentalSearch } from "#app/listings/rental/rental-search.ts";
import { saleList } from "#app/listings/sale/sale-filters.ts";
import { saleSearch } from "#app/listings/sale/sale-search.ts";
import { getRepeated, joinParameters } from "#app/listings/search/filters.ts";
import { UNKNOWN } from "#app/listings/search/unknown-values.ts";
import { mapScript } from "#app/map/files/map-files.server.ts";
import { createListMap, type ListMap } from "#app/map/list/create-list-map.ts";
import { MapPage } from "#app/map/list/map-page.tsx";
import type { Route } from "./+types/list-map.ts";

const pages = {
  sale: { list: saleList, path: href("/listings/map"), menu: "Buy", offer: "for sale" },
  rent: { list: rentalList, path: href("/rentals/map"), menu: "Rent", offer: "for rent" },
} as const;

const saleMap = createListMap(saleList, pages.sale.path);
const rentalMap = createListMap(rentalList, pages.rent.path);

export const handle = {
  usesListingStyles: true,
  readsSearch: joinParameters(saleMap.parameters, rentalMap.parameters),
  joinsSearch: getRepeated(saleList),
  saysUnknown: [UNKNOWN],
};

export function meta({ loaderData: { kind }, matches }: Route.MetaArgs) {
  const { offer, path } = pages[kind];
  return toMeta(matches, {
    title: `Map of homes ${offer}`,
    description: `Homes ${offer} ${where} on a map, ${extent}, with a list of the same homes beside it.`,
    path,
    crumbs: toCrumbs(kind),
  });
}

export function loader({ url, context, pattern }: Route.LoaderArgs) {
  if (!hasMap) throw data(undefined, { status: 404 });
  context.set(policyContext, { hasWorker: true });
  const catalogue = context.get(catalogueContext);
  const texts = context.get(textsContext);
  const placed = findPlaced(texts.suburbs);
  if (pattern === "rentals/map") {
    const stock = { listings: catalogue.getRentals(), match: catalogue.matchRentals, texts };
    requirePlain(url.searchParams, rentalList, stock);
    const { filters, matching, ...asked } = readSearch(url.searchParams, rentalSearch, stock);
    const shown = rentalMap.show(url.searchParams, stock.listings, filters, matching, placed);
    return toPage("rent", { ...shown, ...asked, notes: [...shown.notes, ...asked.notes] }, stock.listings);
  }
  const stock = { listings: catalogue.getSaleListings(), match: catalogue.matchSaleListings, texts };
  requirePlain(url.searchParams, saleList, stock);
  const { filters, matching, ...asked } = readSearch(url.searchParams, saleSearch, stock);
  const shown = saleMap.show(url.searchParams, stock.listings, filters, matching, placed);
  return toPage("sale", { ...shown, ...asked, notes: [...shown.notes, ...asked.notes] }, stock.listings);
}

function toPage<Map extends ListMap>(kind: keyof typeof pages, map: Map, listings: readonly unknown[]) {
  return { ...map, kind, script: mapScript, isLoaded: isLoaded(listings) };
}

export default function ListMapPage({ loaderData }: Route.ComponentProps) {
  const { list, offer } = pages[loaderData.kind];
  return (
    <MapPage
      crumbs={toCrumbs(loaderData.kind)}
      title={`Map of homes ${offer}`}
      list={list}
      page={loaderData}
    />
  );
}

function toCrumbs(kind: keyof typeof pages) {
  const { list, menu } = pages[kind];
  return [{ label: "Home", href: href("/") }, { label: menu, href: list.path }, { label: "Map" }];
}
