import { memo } from "react";
import { Link } from "react-router";
import { formatCount } from "#app/region/format.ts";
import { ButtonRouteLink } from "#app/ui/button.tsx";
import { listSizes } from "#app/ui/picture/list-sizes.ts";
import { ListingCard, ListingRow } from "../card/listing-card.tsx";
import type { ListingSummary, View } from "../card/listing-summary.ts";
import type { SearchResult } from "../search/search-listings.ts";
import { UnavailableNote } from "./unavailable-note.tsx";

const FIRST_ROW = 3;

const views = {
  grid: {
    Item: memo(ListingCard),
    sizes: listSizes.cards,
    layout: "card-grid sm:cards-2 lg:cards-3 wide:cards-4",
    entry: "skip-offscreen",
  },
  list: {
    Item: memo(ListingRow),
    sizes: listSizes.row,
    layout: "grid divide-y divide-line border-y border-line",
    entry: "",
  },
} as const;

type ListingResultsProps = { listings: readonly ListingSummary[]; view: View };

/** Memoized, so that only listings that changed render again. */
export const ListingResults = memo(function ListingResults({ listings, view }: ListingResultsProps) {
  const { Item, sizes, layout, entry } = views[view];
  return (
    <ul className={layout}>
      {listings.map((listing, index) => (
        <li key={listing.href} className={entry}>
          <Item listing={listing} sizes={sizes} priority={index === 0} eager={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
});

export type EmptyWords = { title: string; text: string };

const NO_HOMES = "All our homes are taken at the moment. Ask us what is coming up.";

type EmptyResultsProps = { result: SearchResult; words: EmptyWords; clearHref: string; onFollow: () => void };

/** Shown when nothing is found, with the filters to loosen and the closest homes. */
export function EmptyResults({
  result: { isLoaded, total, instead },
  words,
  clearHref,
  onFollow,
}: EmptyResultsProps) {
  return (
    <>
      <div className="nothing-found">
        <h2 className="font-display text-h2">{words.title}</h2>
        <p className="max-w-120 text-slate">
          {isLoaded ? total > 0 ? words.text : NO_HOMES : <UnavailableNote />}
        </p>
        {instead && instead.looser.length > 0 && (
          <ul className="flex flex-wrap justify-center gap-x-6 gap-y-1">
            {instead.looser.map(({ label, found, href }) => (
              <li key={label}>
                <Link
                  to={href}
                  preventScrollReset
                  onClick={onFollow}
                  className="inline-flex min-h-8 items-center underline"
                >
                  {label}: {formatCount(found, "home")}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {(total > 0 || !isLoaded) && (
          <ButtonRouteLink to={clearHref} preventScrollReset onClick={onFollow}>
            Clear All Filters
          </ButtonRouteLink>
        )}
      </div>
      {instead && instead.nearest.length > 0 && (
        <div className="grid gap-6 pt-10">
          <h2 className="font-display text-h3">The nearest we have</h2>
          <ListingResults listings={instead.nearest} view="grid" />
        </div>
      )}
    </>
  );
}
