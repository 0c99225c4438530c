import type { AnyList } from "../search/filters.ts";
import { findSortOrders } from "../search/list-address.ts";
import type { SearchResult } from "../search/search-listings.ts";
import { FilterSelect } from "./filter-select.tsx";
import { FILTER_FORM_ID } from "./location-field.tsx";

type SortSelectProps = { list: AnyList; result: SearchResult };

/** The order of a list, which one home has not; the form that it belongs to is that of the filters. */
export function SortSelect({ list, result: { filters, found } }: SortSelectProps) {
  const options = findSortOrders(list).map(({ sort, label }) => ({ value: sort, label }));
  const hasOrder = found > 1;
  return (
    <>
      <div className={hasOrder ? "min-w-0 max-sm:w-40" : "hidden"}>
        <FilterSelect
          name="sort"
          label="Sort"
          field={{ prefix: "Sort", toOptions: () => options }}
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
