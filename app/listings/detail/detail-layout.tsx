import type { ReactNode } from "react";
import { href } from "react-router";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { SectionHeader } from "#app/ui/section-header.tsx";
import { ListingCard } from "../card/listing-card.tsx";
import type { ListingSummary } from "../card/listing-summary.ts";

type DetailLayoutProps = {
  aside: ReactNode;
  asideLabel: string;
  /** Secondary content below the text, and in small windows below the aside. */
  after?: ReactNode;
  children: ReactNode;
};

/** Text on the left, inspection and agent sticky on the right; printed on one sheet. */
export function DetailLayout({ aside, asideLabel, after, children }: DetailLayoutProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-y-10 pt-4 lg:grid-cols-aside lg:grid-rows-auto-rest lg:items-start lg:gap-x-aside lg:pt-10 print:grid-cols-[2fr_1fr] print:items-start print:gap-x-8 print:gap-y-0 print:pt-2">
      <div className="print:contents">{children}</div>
      <aside aria-label={asideLabel} className="lg:sticky lg:top-under-header lg:row-span-2 print:static">
        {aside}
      </aside>
      {after && <div className="lg:pt-10 print:contents">{after}</div>}
    </div>
  );
}

export const allProperties = { href: href("/listings"), label: "View All Properties" };
export const allRentals = { href: href("/rentals"), label: "View All Rentals" };

type MoreListingsProps = {
  /** Needed if a page has two such lists. */
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
      <div className="card-grid card-row sm:cards-3">
        {listings.map((listing) => (
          <ListingCard key={listing.href} listing={listing} sizes={pictureSizes.cards3} />
        ))}
      </div>
    </section>
  );
}
