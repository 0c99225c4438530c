import { type ReactNode, useEffect } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import { extent, walks } from "#app/agency/folder/places.ts";
import { Breadcrumbs, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { formatCount } from "#app/region/format.ts";
import { moduleLists } from "#app/slots/further-lists.ts";
import { listLinks } from "#app/slots/home-and-list-links.ts";
import { ButtonRouteLink } from "#app/ui/button.tsx";
import { useIsSlow } from "#app/ui/loading/use-loading.ts";
import { type AnyList, clearFilters, toFilterHref } from "../search/filters.ts";
import { findSortOrders, type ListPages, listStart, toListPages } from "../search/list-address.ts";
import type { SearchResult } from "../search/search-listings.ts";
import { FilterBar, SearchChips } from "./filter-bar.tsx";
import { FilterSelect } from "./filter-select.tsx";
import { EmptyResults, type EmptyWords, ListingResults } from "./listing-results.tsx";
import { FILTER_FORM_ID, LocationField } from "./location-field.tsx";

type SearchResultsProps = {
  list: AnyList;
  result: SearchResult;
  count: ReactNode;
  /** The suburb whose name the visitor misspelled. */
  meant: string | undefined;
  empty: EmptyWords;
  /** Text of a chip in place of a filter's value, by the filter's name. */
  chipNames?: Readonly<Record<string, string | undefined>>;
};

type ListPageProps = SearchResultsProps & {
  header: ReactNode;
  barStart?: ReactNode;
  /** Called with each result shown. */
  keep: (result: SearchResult) => void;
};

/** A list with its filters. Choosing a filter navigates, and the loader of the new address searches. */
export function ListPage(props: ListPageProps) {
  const { header, barStart, keep, ...results } = props;
  const { result } = results;
  const navigate = useNavigate();
  const loading = useLoading();
  const found = loading ? LOADING_HOMES : formatCount(result.found, "home");
  useEffect(() => keep(result), [keep, result]);
  return (
    <>
      {header}
      <div className="wrap pb-3 lg:pb-6 print:hidden">
        <LocationField location={String(result.filters.location)} />
      </div>
      <FilterBar
        list={results.list}
        filters={result.filters}
        options={result.options}
        found={found}
        show={loading ? found : `Show ${found}`}
        onChoose={(address) => navigate(address, { preventScrollReset: true })}
        onClear={focusResults}
        start={barStart}
      />
      <SearchResults {...results} loading={loading} />
    </>
  );
}

type Loading = "more" | "others" | undefined;

/** Returns whether a slow navigation loads other homes or more of the same. */
function useLoading(): Loading {
  const { location } = useNavigation();
  const isSlow = useIsSlow(location !== undefined);
  if (!isSlow || !location) return undefined;
  return location.search.includes("show=") ? "more" : "others";
}

function SearchResults(props: SearchResultsProps & { loading: Loading }) {
  const { list, result, count, meant, empty, chipNames = {}, loading } = props;
  const { filters, listings, found, notes, underOffer } = result;
  return (
    <section aria-labelledby="results" className="wrap pb-(--section)">
      <div className="py-2.5 lg:pt-6 lg:pb-5">
        <div className="flex min-h-11 items-center gap-4">
          <p role="status" className="found-count">
            {loading ? (
              LOADING_HOMES
            ) : (
              <>
                {count}
                {notes.map((note) => `, ${note}`)}
                {meant && (
                  <span className="wrap-anywhere block">
                    Showing homes in <b>{meant}</b> for “{filters.location}”
                  </span>
                )}
              </>
            )}
          </p>
          <SortSelect list={list} result={result} />
        </div>
        <SearchChips list={list} filters={filters} names={chipNames} onRemove={focusResults} />
      </div>
      <h2 id="results" tabIndex={-1} className="sr-only">
        Results
      </h2>
      <div>
        {/* Kept while others load, so that React reuses cards that stay. */}
        <div hidden={loading === "others"}>
          {listings.length > 0 ? (
            <ListingResults listings={listings} view={filters.view} />
          ) : (
            <EmptyResults
              result={result}
              words={empty}
              clearHref={toFilterHref(list, clearFilters(list, filters))}
              onFollow={focusResults}
            />
          )}
          <PageLinks {...toListPages(filters, found, (page) => toFilterHref(list, page))} />
        </div>
        {loading && <Placeholders />}
        <p className="after-homes">
          {listLinks.map(({ words, toHref }) => (
            <a key={words} href={toHref(list, filters)}>
              {words}
            </a>
          ))}
          {underOffer > 0 && (
            <Link
              to={toFilterHref(list, { ...filters, ...listStart, offer: "hide" })}
              preventScrollReset
              onClick={focusResults}
            >
              Hide under offer
            </Link>
          )}
        </p>
        {walks.length > 0 && <p className="pt-10 text-slate text-xs">Walking times are estimates.</p>}
      </div>
    </section>
  );
}

function PageLinks({ backHref, moreHref, nextHref }: ListPages) {
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

/** The used link is gone, so focus moves to the heading. */
function focusResults() {
  const results = document.getElementById("results");
  results?.focus({ preventScroll: true });
  // Open filters hide the heading.
  if (document.activeElement !== results) document.querySelector<HTMLElement>("search summary")?.focus();
}

export const listHeaders = {
  sale: {
    crumbs: toHomeCrumbs("Buy"),
    title: "Homes for sale",
    lead: `Every property we have on the market, ${extent}.`,
  },
  rental: {
    crumbs: toHomeCrumbs("Rent"),
    title: "Rental Properties",
    lead: "Houses and apartments to lease, at a fixed weekly rent.",
  },
} as const;

/** Shorter on phones than the headers of other pages, so that the first home is on the first screen. */
export function ListHeader({ kind }: { kind: keyof typeof listHeaders }) {
  const { crumbs, title, lead } = listHeaders[kind];
  return (
    <header className="wrap pt-3 pb-2.5 lg:pt-10 lg:pb-7">
      <Breadcrumbs crumbs={crumbs} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <h1 className="font-display text-h2 lg:text-h1">{title}</h1>
        <p className="text-slate max-lg:text-sm lg:max-w-76">
          {lead}{" "}
          {moduleLists.map(({ label, href: list }) => (
            <a key={list} href={list} className="underline">
              {label}
            </a>
          ))}
        </p>
      </div>
    </header>
  );
}

const LOADING_HOMES = "Loading homes…";

/** Placeholder cards while homes load (spec §4.2). */
function Placeholders() {
  return (
    <ul aria-hidden="true" className="card-grid sm:cards-2 lg:cards-3 wide:cards-4">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place} className="card-placeholder" />
      ))}
    </ul>
  );
}

type SortSelectProps = { list: AnyList; result: SearchResult };

/** The sort select, hidden for a single home. It belongs to the form of the filters. */
function SortSelect({ list, result: { filters, found } }: SortSelectProps) {
  const hasOrder = found > 1;
  return (
    <>
      <div className={hasOrder ? "min-w-0 max-sm:w-40" : "hidden"}>
        <FilterSelect
          name="sort"
          label="Sort"
          field={{ prefix: "Sort", toOptions: () => findSortOrders(list) }}
          values={filters}
          form={FILTER_FORM_ID}
        />
      </div>
      {hasOrder && (
        <noscript>
          <button type="submit" form={FILTER_FORM_ID} className="filter-field">
            Sort
          </button>
        </noscript>
      )}
    </>
  );
}
