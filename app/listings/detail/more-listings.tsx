import { href } from "react-router";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { SectionHeader } from "#app/ui/section-header.tsx";
import { ListingCard } from "../card/listing-card.tsx";
import type { ListingSummary } from "../card/listing-summary.ts";

export const allProperties = { href: href("/listings"), label: "View All Properties" };
export const allRentals = { href: href("/rentals"), label: "View all rentals" };

type MoreListingsProps = {
  /** Set where a page has two such lists. */
  id?: string;
  title: string;
  listings: readonly ListingSummary[];
  all: { href: string; label: string };
};

export function MoreListings({ id = "more", title, listings, all }: MoreListingsProps) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="wrap section print:hidden">
      <SectionHeader id={id} title={title} link={all} />
      <div className="card-grid sm:cards-3">
        {listings.map((listing) => (
          <ListingCard key={listing.href} listing={listing} sizes={pictureSizes.cards3} />
        ))}
      </div>
    </section>
  );
}
