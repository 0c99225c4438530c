import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { ButtonRouteLink } from "#app/ui/button.tsx";
import { useIsSlow } from "#app/ui/use-is-slow.ts";
import type { ListingSummary } from "../listing-summary.ts";
import type { ListPages } from "./list-pages.ts";
import { ListingResults } from "./listing-results.tsx";
import { NoListings } from "./no-listings.tsx";
import { type SearchChip, SearchChips } from "./search-chips.tsx";
import type { View } from "./view-toggle.tsx";

type SearchResultsProps = {
  /** How many there are, in words. */
  count: ReactNode;
  chips?: readonly SearchChip[];
  listings: readonly ListingSummary[];
  view: View;
  /** Where the list goes on. */
  pages: ListPages;
  /** Shown when nothing passes the filters. */
  empty: { title: string; text: string; clearHref: string };
};

/** What the filters of a list have found. */
export function SearchResults({ count, chips = [], listings, view, pages, empty }: SearchResultsProps) {
  const isPending = useIsSlow(useNavigation().location?.key);
  return (
    <section aria-labelledby="results" className="wrap pb-(--section)">
      <div className="flex min-h-18 flex-wrap items-center gap-x-6 gap-y-2 pt-6 pb-5">
        <p role="status" className="text-slate text-ui [&_b]:font-semibold [&_b]:text-ink">
          {count}
        </p>
        <SearchChips chips={chips} onRemove={focusResults} />
      </div>
      <h2 id="results" tabIndex={-1} className="sr-only">
        Results
      </h2>
      <div
        aria-busy={isPending}
        // Fades only when slow: a transition that is always there would be begun and ended by every filter.
        className="duration-(--dur-base) aria-busy:opacity-50 aria-busy:transition-opacity"
      >
        <div aria-live="polite">
          {listings.length === 0 && (
            <NoListings title={empty.title} clearHref={empty.clearHref} onClear={focusResults}>
              {empty.text}
            </NoListings>
          )}
        </div>
        {listings.length > 0 && <ListingResults listings={listings} view={view} />}
        <PageLinks pages={pages} />
      </div>
    </section>
  );
}

function PageLinks({ pages: { backHref, moreHref, nextHref } }: { pages: ListPages }) {
  if (!backHref && !moreHref && !nextHref) return null;
  return (
    <p className="flex flex-wrap justify-center gap-4 pt-14">
      {backHref && (
        <ButtonRouteLink look="secondary" to={backHref} onClick={focusResults}>
          Previous page
        </ButtonRouteLink>
      )}
      {moreHref && (
        <ButtonRouteLink look="secondary" to={moreHref} preventScrollReset>
          Show more
        </ButtonRouteLink>
      )}
      {nextHref && (
        <ButtonRouteLink look="secondary" to={nextHref} onClick={focusResults}>
          Next page
        </ButtonRouteLink>
      )}
    </p>
  );
}

/** What was just used is gone: go on from the heading of what came instead. */
export function focusResults() {
  document.getElementById("results")?.focus({ preventScroll: true });
}
