import { href } from "react-router";
import { SectionHeader } from "#app/ui/section-header.tsx";
import { LeadListingCard, ListingCard } from "../card/listing-card.tsx";
import type { ListingSummary } from "../card/listing-summary.ts";
import { UnavailableNote } from "../list/unavailable-note.tsx";

const MOST_FEATURED = 6;

/** The first six featured listings, in the order of the file (spec §2.4, §9.4), filled up with the newest. */
export function findFeatured<Listing extends { featured: boolean; listedOn?: string }>(
  listings: readonly Listing[],
): Listing[] {
  const featured = listings.filter((listing) => listing.featured);
  const newest = listings
    .filter((listing) => !listing.featured)
    .toSorted((a, b) => (b.listedOn ?? "").localeCompare(a.listedOn ?? ""));
  return [...featured, ...newest].slice(0, MOST_FEATURED);
}

type FeaturedSectionProps = {
  heading: string;
  link: string;
  /** Undefined if the homes could not be loaded. */
  listings: readonly ListingSummary[] | undefined;
};

/** Renders nothing without homes. */
export function FeaturedSection({ heading, link, listings }: FeaturedSectionProps) {
  if (listings?.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="section wrap">
      <SectionHeader id="featured" title={heading} link={{ href: href("/listings"), label: link }} />
      {listings ? (
        <FeaturedListings listings={listings} />
      ) : (
        <p className="text-slate">
          <UnavailableNote />
        </p>
      )}
    </section>
  );
}

/** The first is twice as large; below sm they are a swipeable row. */
function FeaturedListings({ listings: [lead, ...others] }: { listings: readonly ListingSummary[] }) {
  if (!lead) return null;
  return (
    <ul className="card-grid card-row sm:cards-2 lg:cards-3">
      <li className="grid lg:col-span-2 lg:row-span-2">
        <LeadListingCard
          listing={lead}
          sizes="(min-width: 112.5rem) 66rem, (min-width: 90rem) 54rem, (min-width: 64rem) 66vw, (min-width: 40rem) 45vw, 78vw"
        />
      </li>
      {others.map((listing) => (
        <li key={listing.href} className="grid">
          <ListingCard
            listing={listing}
            sizes="(min-width: 112.5rem) 32rem, (min-width: 90rem) 26rem, (min-width: 64rem) 29vw, (min-width: 40rem) 45vw, 78vw"
          />
        </li>
      ))}
    </ul>
  );
}
