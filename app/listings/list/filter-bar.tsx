import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { listLinks } from "#app/modules.links.ts";
import { Button } from "#app/ui/button.tsx";
import { X } from "#app/ui/icons.tsx";
import {
  type AnyFilters,
  type AnyList,
  clearFilters,
  findSet,
  parseFilters,
  toFilterHref,
  toMapHref,
} from "../search/filters.ts";
import { listStart } from "../search/list-address.ts";
import { findSuburbs } from "../search/multi-value-filters.ts";
import {
  FilterFields,
  type FilterFieldsProps,
  FilterForm,
  FilterToggle,
  fold,
  openField,
} from "./filter-form.tsx";
import { FILTER_FORM_ID, LOCATION_FIELD_ID, LocationField } from "./location-field.tsx";
import { ViewToggle } from "./segments.tsx";

/** The filters are the same object until the result changes. */
type FilterBarProps = FilterFieldsProps & {
  /** How many, in words, and what shows them. */
  found: string;
  show: string;
  onChoose: (address: string) => void;
  onClear: () => void;
  start?: ReactNode;
};

/** Sticky under the header. */
export function FilterBar({ found, show, onChoose, onClear, start, ...fields }: FilterBarProps) {
  const { list, filters, options } = fields;
  return (
    <search aria-label="Filters" className="filter-bar" onKeyDown={closeOnEscape}>
      <div className="wrap">
        {start}
        <FilterToggle list={list} filters={filters} found={found} />
        <FilterForm
          action={list.path}
          values={filters}
          show={show}
          onChoose={(chosen) =>
            onChoose(toFilterHref(list, parseFilters(list, chosen, findSuburbs(options, filters))))
          }
        >
          <FilterFields {...fields} />
          {filters.view === "list" && <input type="hidden" name="view" value={filters.view} />}
          {findSet(list, filters).length > 0 && (
            <Link
              to={toFilterHref(list, clearFilters(list, filters))}
              preventScrollReset
              onClick={onClear}
              className="inline-block flex-none justify-self-start py-2.5 font-semibold text-ui underline lg:max-xl:hidden"
            >
              Clear all
            </Link>
          )}
        </FilterForm>
        <div className="ms-auto flex flex-none">
          <ViewToggle
            current={filters.view}
            toHref={(view) => toFilterHref(list, { ...filters, view })}
            mapHref={toMapHref(list, filters)}
          />
        </div>
      </div>
    </search>
  );
}

/** The innermost of what is open. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === "Escape") fold(currentTarget, -1);
}

type SearchChipsProps = {
  list: AnyList;
  filters: AnyFilters;
  /** Shown instead of values: the agent's name, not the number. */
  names: Readonly<Record<string, string | undefined>>;
  onRemove?: () => void;
};

/** What is asked for, part by part, each with a link that removes it, and its words lead to the field that changes it. */
export function SearchChips({ list, filters, names, onRemove }: SearchChipsProps) {
  const chips = findSet(list, filters).flatMap(({ name, value, filter }) => {
    const { toChip, multiple, none } = filter;
    if (!toChip) return [];
    const values = multiple ? value.split(",") : [value];
    return values.map((each) => ({
      name,
      fieldId: getFieldId(name, filter),
      text: toChip(names[name] ?? each),
      rest: values.filter((other) => other !== each).join() || none,
    }));
  });
  if (chips.length === 0) return null;
  return (
    <ul className="chips">
      {chips.map(({ name, fieldId, text, rest }) => {
        return (
          <li key={name + text}>
            {/* Without a field the words lead nowhere. */}
            <a href={fieldId && `#${fieldId}`} onClick={openField}>
              {text}
            </a>
            <Link
              to={toFilterHref(list, { ...filters, ...listStart, [name]: rest })}
              preventScrollReset
              onClick={onRemove}
              aria-label={`Remove: ${text}`}
            >
              <X aria-hidden="true" className="size-4" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Undefined for what only words and links ask for. */
function getFieldId(name: string, { field, isMore, isTyped }: AnyList["filters"][string]) {
  if (isTyped) return LOCATION_FIELD_ID;
  return field || isMore ? name : undefined;
}

type MapFiltersProps = FilterFieldsProps & {
  /** At the address of the map; `list` at that of the list. */
  mapList: AnyList;
  names: Readonly<Record<string, string | undefined>>;
};

/** The filters of the list as a plain form: the page has no script. A new choice shows all that it finds. */
export function MapFilters({ mapList, names, ...fields }: MapFiltersProps) {
  const { list, filters } = fields;
  return (
    <>
      <search aria-label="Filters" className="block border-line border-y py-1.5 lg:py-3.5 print:hidden">
        <div className="wrap flex flex-wrap items-center gap-2 xl:gap-3">
          <FilterToggle list={mapList} filters={filters} />
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
          <LocationField
            location={String(filters.location)}
            className="basis-full max-lg:order-last max-lg:hidden max-lg:has-target:grid max-lg:peer-open:grid lg:order-first"
          />
          <div className="ms-auto flex flex-none">
            <ViewToggle
              current="map"
              toHref={(view) => toFilterHref(list, { ...filters, view })}
              mapHref={toMapHref(list, filters)}
            />
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
