import { ListingCard } from "#app/listings/card/listing-card.tsx";
import { WideListingCard } from "#app/listings/card/wide-listing-card.tsx";
import { OpenHomes } from "#app/listings/inspections/open-homes.tsx";
import { ListMapDrawing, ListMapRows } from "#app/listings/map/list-map-marks.tsx";
import { swipeRow } from "#app/listings/sale/featured-listings.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { BlockSection } from "./block-section.tsx";
import type { FoundBlock } from "./found-block.ts";

type Found<Name extends FoundBlock["name"]> = Extract<FoundBlock, { name: Name }>;

export function Home({ heading, listing }: Found<"Home">) {
  return (
    <BlockSection heading={heading} name="Home">
      <WideListingCard listing={listing} sizes={pictureSizes.wide} />
    </BlockSection>
  );
}

export function Homes({ heading, href, listings }: Found<"Homes">) {
  return (
    <BlockSection heading={heading} name="Homes" link={{ href, label: "All of them" }}>
      <ul className={`${swipeRow} ${toColumns(listings.length)}`}>
        {listings.map((listing) => (
          <li key={listing.href} className="grid">
            <ListingCard listing={listing} sizes={pictureSizes.cards2} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** So many that no row is left with a gap, if it can be. */
function toColumns(homes: number) {
  return homes === 2 || homes === 4 ? "@xl:cards-2" : "@xl:cards-2 @4xl:cards-3";
}

export function OpenHomesBlock({ id, heading, href, days }: Found<"OpenHomes"> & { id: string }) {
  return (
    <BlockSection heading={heading} name="Open homes" link={{ href, label: "All open homes" }}>
      <div className="grid gap-heading">
        {days.map((day) => (
          <OpenHomes key={day.date} day={day} id={`${id}-${day.date}`} Title="h3" />
        ))}
      </div>
    </BlockSection>
  );
}

/** What its marks say stands beside it, each with its homes’ lowest price. */
export function MapOfHomes({ id, heading, href, coast, marks }: Found<"MapOfHomes"> & { id: string }) {
  return (
    <BlockSection heading={heading} name="Map of homes" link={{ href, label: "The whole map" }}>
      <div className="grid @4xl:grid-cols-map items-start gap-x-10 gap-y-6">
        <figure className="grid gap-2.5">
          <ListMapDrawing coast={coast} marks={marks} label="Map of homes" id={id} />
          <figcaption className="text-slate text-xs">
            Positions are approximate. A home whose position is not known has its mark in the middle of its
            suburb.
          </figcaption>
        </figure>
        <ListMapRows marks={marks.map((mark) => ({ ...mark, rows: [] }))} id={id} />
      </div>
    </BlockSection>
  );
}
