import { SearchChips } from "#app/listings/list/filter-bar.tsx";
import { FilterFields, type FilterFieldsProps, FilterToggle } from "#app/listings/list/filter-form.tsx";
import { FILTER_FORM_ID, LocationField } from "#app/listings/list/location-field.tsx";
import { ViewToggle } from "#app/listings/list/segments.tsx";
import { type AnyList, findSet } from "#app/listings/search/filters.ts";
import { listLinks } from "#app/slots/home-and-list-links.ts";
import { Button } from "#app/ui/button.tsx";
import { MAP_VIEW } from "./map-view.ts";

type MapFiltersProps = FilterFieldsProps & {
  /** The list with the map's address; `list` has the list's own. */
  mapList: AnyList;
  names: Readonly<Record<string, string | undefined>>;
};

/** The list's filters as a plain form, because the page has no script but the map's. Submitting resets the view. */
export function MapFilters({ mapList, names, ...fields }: MapFiltersProps) {
  const { list, filters } = fields;
  return (
    <>
      <search aria-label="Filters" className="block border-line border-y py-1.5 lg:py-3.5 print:hidden">
        <div className="wrap flex flex-wrap items-center gap-2 xl:gap-3">
          <FilterToggle list={mapList} filters={filters} className="" />
          <form
            id={FILTER_FORM_ID}
            action={mapList.path}
            autoComplete="off"
            className="max-lg:order-last max-lg:hidden max-lg:w-full max-lg:gap-2 max-lg:has-target:grid max-lg:peer-open:grid lg:contents"
          >
            <FilterFields {...fields} list={mapList} />
            <Button type="submit" look="secondary" size="small">
              Apply
            </Button>
          </form>
          <div className="basis-full max-lg:order-last max-lg:hidden max-lg:has-target:grid max-lg:peer-open:grid lg:order-first">
            <LocationField location={String(filters.location)} />
          </div>
          <div className="ms-auto flex flex-none">
            <ViewToggle list={list} filters={filters} current={MAP_VIEW} />
          </div>
        </div>
      </search>
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
        <SearchChips list={mapList} filters={filters} names={names} />
        {listLinks.map(({ words, toHref }) => (
          <a
            key={words}
            href={toHref(list, filters)}
            className="inline-flex min-h-8 items-center text-ui underline"
          >
            {words}
          </a>
        ))}
        {findSet(mapList, filters).length > 0 && (
          <a href={mapList.path} className="inline-flex min-h-8 items-center font-semibold text-ui underline">
            Clear all
          </a>
        )}
      </div>
    </>
  );
}
