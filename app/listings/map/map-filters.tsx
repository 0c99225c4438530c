import { Button } from "#app/ui/button.tsx";
import { SlidersHorizontal } from "#app/ui/icons.tsx";
import { FilterSelect } from "../list/filter-form.tsx";
import { FILTER_FORM_ID } from "../list/location-field.tsx";
import { SearchChips } from "../list/search-chips.tsx";
import { ViewToggle } from "../list/segments.tsx";
import { type AnyFilters, type AnyList, findSet, toFilterHref } from "../search/filters.ts";

type MapFiltersProps = {
  /** At the address of the map, and at that of the list. */
  mapList: AnyList;
  list: AnyList;
  filters: AnyFilters;
  suburbs: readonly string[];
  names: Readonly<Record<string, string | undefined>>;
};

/** The filters of the list as a plain form: the page has no script. A new choice shows the whole coast. */
export function MapFilters({ mapList, list, filters, suburbs, names }: MapFiltersProps) {
  const set = findSet(mapList, filters);
  const count = set.filter(({ filter }) => filter.field).length;
  return (
    <>
      <search aria-label="Filters" className="block border-line border-y py-1.5 lg:py-3.5 print:hidden">
        <div className="wrap flex flex-wrap items-center gap-2 lg:flex-nowrap xl:gap-3">
          <details className="peer lg:hidden">
            <summary className="flex h-11 list-none items-center gap-2 rounded-xs border border-control bg-white px-3 font-semibold text-ui">
              <SlidersHorizontal aria-hidden="true" className="size-4.5" />
              {count > 0 ? `Filters (${count})` : "Filters"}
            </summary>
          </details>
          <form
            id={FILTER_FORM_ID}
            action={mapList.path}
            autoComplete="off"
            className="max-lg:order-last max-lg:hidden max-lg:w-full max-lg:grid-cols-2 max-lg:gap-2 max-lg:peer-open:grid lg:contents"
          >
            {Object.entries(mapList.filters).map(
              ([name, { label, field }]) =>
                field && <FilterSelect key={name} {...{ name, label, field, suburbs }} values={filters} />,
            )}
            {set.map(
              ({ name, value, filter }) =>
                !filter.field &&
                !filter.isTyped && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <Button type="submit" look="secondary" size="small">
              Apply
            </Button>
          </form>
          <div className="ms-auto flex flex-none">
            <ViewToggle current={undefined} toHref={(view) => toFilterHref(list, { ...filters, view })}>
              <a href={toFilterHref(mapList, filters)} aria-current="true">
                Map
              </a>
            </ViewToggle>
          </div>
        </div>
      </search>
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 pt-6 empty:hidden">
        <SearchChips list={mapList} filters={filters} names={names} />
        {set.length > 0 && (
          <a href={mapList.path} className="inline-flex min-h-8 items-center font-semibold text-ui underline">
            Clear all
          </a>
        )}
      </div>
    </>
  );
}
