import { href } from "react-router";
import { where } from "#app/agency/folder/places.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { type SiteMatches, toMeta } from "#app/document/metadata/seo.ts";
import { loadFailures } from "#app/homes/record/load-failures.ts";
import { allowEveryPicture } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { searchList } from "#app/listings/criteria/read-search.server.ts";
import { createBrowserSearch } from "#app/listings/list/browser-search.ts";
import { ListHeader, ListPage, listHeaders } from "#app/listings/list/list-page.tsx";
import { rentalList } from "#app/listings/rental/rental-filters.ts";
import { rentalSearch } from "#app/listings/rental/rental-search.ts";
import { getParameters, getRepeated } from "#app/listings/search/filters.ts";
import { UNKNOWN } from "#app/listings/search/unknown-values.ts";
import { formatNumber } from "#app/region/format.ts";
import type { Route } from "./+types/rentals.ts";

export const handle = {
  usesListingStyles: true,
  // Only the server reads these.
  ...(import.meta.env.SSR && {
    readsSearch: [...getParameters(rentalList), UNKNOWN],
    joinsSearch: getRepeated(rentalList),
    saysUnknown: [UNKNOWN],
  }),
};

type MetaArgs = Pick<Route.MetaArgs, "loaderData"> & { matches: SiteMatches };

export function meta({ loaderData: { title }, matches }: MetaArgs) {
  return toMeta(matches, {
    title,
    description: `${title}, with weekly rents, pictures and inspection times, from an agency ${where}.`,
    path: href("/rentals"),
    crumbs: listHeaders.rental.crumbs,
  });
}

export function loader({ url, context }: Route.LoaderArgs) {
  allowEveryPicture(context);
  const catalogue = context.get(catalogueContext);
  return searchList(url.searchParams, rentalSearch, {
    listings: catalogue.getRentals(),
    match: catalogue.matchRentals,
    matchOther: catalogue.matchSaleListings,
    texts: context.get(textsContext),
  });
}

const browserSearch = createBrowserSearch({
  list: rentalList,
  failure: loadFailures.rental,
  importCopy: async () => (await import("#app/listings/rental/rental-copy.client.ts")).rentalCopy,
});

export async function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  const found = await browserSearch.search(url.searchParams, serverLoader, request.signal);
  return { names: {}, meant: undefined, ...found };
}

export default function Rentals({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      header={<ListHeader kind="rental" />}
      list={rentalList}
      result={loaderData}
      meant={loaderData.meant}
      keep={browserSearch.keep}
      count={
        <>
          Showing <b>{formatNumber(loaderData.found)}</b>{" "}
          {loaderData.found === 1 ? "rental property" : "rental properties"}
        </>
      }
      chipNames={loaderData.names}
      empty={{
        title: "No Rental Properties Found",
        text: "No rental properties match these filters today. Try adjusting your filters to see more.",
      }}
    />
  );
}
