import { memo } from "react";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { ListingCard, ListingRow } from "../card/listing-card.tsx";
import type { ListingSummary } from "../card/listing-summary.ts";
import type { View } from "../search/list-address.ts";

const FIRST_ROW = 3;

const views = {
  grid: {
    Item: memo(ListingCard),
    sizes: pictureSizes.cards2to3to4,
    layout: "card-grid sm:cards-2 lg:cards-3 wide:cards-4",
    entry: "skip-offscreen",
  },
  list: {
    Item: memo(ListingRow),
    sizes: pictureSizes.row,
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
