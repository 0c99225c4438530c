import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { FilterBar } from "./filter-bar.tsx";
import { focusResults, SearchResults, type SearchResultsProps } from "./search-results.tsx";

type ListPageProps<Listing, Name extends string> = SearchResultsProps<Listing, Name> & {
  header: ReactNode;
  barStart?: ReactNode;
  prefetch: () => void;
};

/** Choosing a filter navigates; the loader of the new address searches. */
export function ListPage<Listing, Name extends string>({
  header,
  barStart,
  prefetch,
  ...results
}: ListPageProps<Listing, Name>) {
  const navigate = useNavigate();
  const { list, result } = results;
  return (
    <>
      {header}
      <FilterBar
        list={list}
        filters={result.filters}
        suburbs={result.suburbs}
        onChoose={(address) => navigate(address, { preventScrollReset: true })}
        onApproach={prefetch}
        onClear={focusResults}
        start={barStart}
      />
      <SearchResults {...results} />
    </>
  );
}
