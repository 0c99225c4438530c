import { ListingCard } from "#app/listings/card/listing-card.tsx";
import { OpenHomes } from "#app/listings/inspections/open-days.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { BlockSection } from "./block-section.tsx";
import type { FoundBlock } from "./found-block.ts";

type Found<Name extends FoundBlock["name"]> = Extract<FoundBlock, { name: Name }>;

export function Homes({ heading, href, listings }: Found<"Homes">) {
  return (
    <BlockSection heading={heading} name="Homes" link={{ href, label: "All of them" }}>
      <ul className={`card-grid card-row ${toColumns(listings.length)}`}>
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
