import { href, redirect } from "react-router";
import { regionWords } from "#app/agency/folder/agency.ts";
import { where } from "#app/agency/folder/places.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { UnavailableNote } from "#app/listings/list/unavailable-note.tsx";
import { requireCanonical } from "#app/listings/search/list-address.ts";
import { MOST_COMPARED } from "../compare/compare-rows.ts";
import {
  findCompared,
  type LeftOut,
  parseIds,
  toComparedRental,
  toComparedSale,
} from "../compare/compared-homes.ts";
import { NothingToCompare, RentalComparison, SaleComparison } from "../compare/comparison.tsx";
import type { Route } from "./+types/compare.ts";

export const handle = { readsSearch: ["homes"], joinsSearch: ["homes"] };

const TITLE = "Compare homes";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title } = loaderData;
  return toMeta(matches, {
    title: title === TITLE ? TITLE : `Compare ${title}`,
    description: `Two to four homes ${where} side by side: price, size, land, council, water, ${regionWords.strata.toLowerCase()} and when each is open.`,
    path: href("/compare"),
    crumbs: toHomeCrumbs(title),
  });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const stock = { listings: catalogue.getSaleListings(), rentals: catalogue.getRentals() };
  const ended = [...catalogue.getSold(), ...catalogue.getLeased()];
  const { ids, leftOut, ...found } = findCompared(
    parseIds(url.searchParams.get("homes") ?? ""),
    { ...stock, ended },
    MOST_COMPARED,
  );
  // Public pages are cached and see no cookies, so another route reads the shortlist and redirects back here.
  if (ids.length === 0) throw redirect(href("/shortlist/compare"));
  const search = new URLSearchParams({ homes: ids.join(",") });
  requireCanonical(href("/compare"), url.searchParams, search);
  const sales = found.sales.map(toComparedSale);
  const rentals = found.rentals.map(toComparedRental);
  const [only, ...others] = [...sales, ...rentals];
  allowPictures(context, [...sales, ...rentals]);
  return {
    title: only && others.length === 0 ? only.place : TITLE,
    isLoaded: isLoaded(stock.listings) && isLoaded(stock.rentals),
    leftOut,
    sales,
    rentals,
  };
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { isLoaded, leftOut, sales, rentals, title } = loaderData;
  const count = sales.length + rentals.length;
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs(title)} title={title}>
        {count === 0 && "Side by side."}
      </PageHeader>
      <div className="wrap grid gap-part pt-3 pb-(--section)">
        {leftOut.length > 0 && <LeftOutNotes leftOut={leftOut} />}
        {sales.length > 0 && <SaleComparison homes={sales} />}
        {rentals.length > 0 && <RentalComparison homes={rentals} />}
        {count === 0 && (isLoaded ? <NothingToCompare /> : <Unavailable />)}
        {count === 1 && (
          <p className="max-w-prose text-tide">
            Press the heart on another home of this kind, and Compare Homes puts the two side by side.
          </p>
        )}
      </div>
    </>
  );
}

/** Sentence after the id of a home that was left out. */
const whyLeftOut = {
  unknown: "is not the Property ID of one of our homes, so we left it out.",
  ended: "is no longer on the market, so we left it out.",
  otherKind: "is left out: we compare homes for sale with homes for sale, and rentals with rentals.",
  tooMany: "is left out: you can compare up to four homes.",
} as const;

function LeftOutNotes({ leftOut }: { leftOut: readonly LeftOut[] }) {
  return (
    <div role="status" className="rounded-sm bg-sand-50 p-6">
      <ul className="grid gap-1">
        {leftOut.map(({ id, reason }) => (
          <li key={id} className="wrap-anywhere">
            <b className="font-semibold">{id}</b> {whyLeftOut[reason]}
          </li>
        ))}
      </ul>
      {leftOut.some(({ reason }) => reason === "tooMany") && (
        <p className="pt-2">
          <a href={href("/shortlist")} className="underline">
            Choose which four on your shortlist
          </a>
        </p>
      )}
    </div>
  );
}

function Unavailable() {
  return (
    <p className="max-w-prose text-lead text-tide">
      <UnavailableNote />
    </p>
  );
}
