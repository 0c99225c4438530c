import { href, redirect } from "react-router";
import { where } from "#app/agency/folder/places.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { type SiteMatches, toMeta } from "#app/document/metadata/seo.ts";
import { loadFailures } from "#app/homes/record/load-failures.ts";
import { allowEveryPicture } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { rentSearchParameters, toRentSearchHref } from "#app/listings/criteria/home-search.tsx";
import { searchList } from "#app/listings/criteria/read-search.server.ts";
import { createBrowserSearch } from "#app/listings/list/browser-search.ts";
import { ListHeader, ListPage, listHeaders } from "#app/listings/list/list-page.tsx";
import { Segments } from "#app/listings/list/segments.tsx";
import { saleList, toSimilarRentalsHref } from "#app/listings/sale/sale-filters.ts";
import { saleSearch } from "#app/listings/sale/sale-search.ts";
import { getParameters, getRepeated } from "#app/listings/search/filters.ts";
import { UNKNOWN } from "#app/listings/search/unknown-values.ts";
import { formatNumber } from "#app/region/format.ts";
import type { Route } from "./+types/listings.ts";

export const handle = {
  usesListingStyles: true,
  // Only the server reads these.
  ...(import.meta.env.SSR && {
    readsSearch: [...getParameters(saleList), UNKNOWN, ...rentSearchParameters],
    joinsSearch: getRepeated(saleList),
    saysUnknown: [UNKNOWN],
  }),
};

type MetaArgs = Pick<Route.MetaArgs, "loaderData"> & { matches: SiteMatches };

export function meta({ loaderData: { title }, matches }: MetaArgs) {
  return toMeta(matches, {
    title,
    description: `${title}, with prices, pictures and inspection times, from an agency ${where}.`,
    path: href("/listings"),
    crumbs: listHeaders.sale.crumbs,
  });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const toRent = toRentSearchHref(url.searchParams);
  if (toRent) throw redirect(toRent);
  allowEveryPicture(context);
  const catalogue = context.get(catalogueContext);
  return searchList(url.searchParams, saleSearch, {
    listings: catalogue.getSaleListings(),
    match: catalogue.matchSaleListings,
    matchOther: catalogue.matchRentals,
    texts: context.get(textsContext),
  });
}

const browserSearch = createBrowserSearch({
  list: saleList,
  failure: loadFailures.sale,
  importCopy: async () => (await import("#app/listings/sale/sale-copy.client.ts")).saleCopy,
});

export async function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  const found = await browserSearch.search(url.searchParams, serverLoader, request.signal);
  return { names: {}, meant: undefined, ...found };
}

export default function Listings({ loaderData }: Route.ComponentProps) {
  const { filters, found, total, names } = loaderData;
  return (
    <ListPage
      header={<ListHeader kind="sale" />}
      list={saleList}
      result={loaderData}
      meant={loaderData.meant}
      keep={browserSearch.keep}
      barStart={
        <Segments label="Buy or rent">
          <span aria-current="page">Buy</span>
          <a href={toSimilarRentalsHref(filters)}>Rent</a>
        </Segments>
      }
      count={
        <>
          Showing <b>{formatNumber(found)}</b> of <b>{formatNumber(total)}</b> properties
        </>
      }
      chipNames={names}
      empty={{
        title: "No Properties Found",
        text: "Nothing on the market matches these filters today. Widen the price or the suburb, or start again.",
      }}
    />
  );
}
