import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import { X } from "#app/ui/icons.tsx";
import {
  type AnyFilters,
  type AnyList,
  clearFilters,
  findSet,
  parseFilters,
  toFilterHref,
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
import { LOCATION_FIELD_ID } from "./location-field.tsx";
import { ViewToggle } from "./segments.tsx";

/** `filters` must be the same object until the result changes. */
type FilterBarProps = FilterFieldsProps & {
  /** The number of homes found, in words, and the label of the button that shows them. */
  found: string;
  show: string;
  onChoose: (address: string) => void;
  onClear: () => void;
  start?: ReactNode;
};

/** The filters of a list, sticky under the header. */
export function FilterBar({ found, show, onChoose, onClear, start, ...fields }: FilterBarProps) {
  const { list, filters, options } = fields;
  return (
    <search aria-label="Filters" className="filter-bar" onKeyDown={closeOnEscape}>
      <div className="wrap">
        {start}
        {/* Below lg the form is a panel over the page. */}
        <FilterToggle list={list} filters={filters} className="filter-panel">
          <p role="status" className="sr-only">
            {found}
          </p>
        </FilterToggle>
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
          <ViewToggle list={list} filters={filters} current={filters.view} />
        </div>
      </div>
    </search>
  );
}

/** Closes the innermost open element. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === "Escape") fold(currentTarget, -1);
}

type SearchChipsProps = {
  list: AnyList;
  filters: AnyFilters;
  /** Names shown instead of values, such as the agent's name instead of a number. */
  names: Readonly<Record<string, string | undefined>>;
  onRemove?: () => void;
};

/** A chip for each set value: its text links to the field, its button removes it. */
export function SearchChips({ list, filters, names, onRemove }: SearchChipsProps) {
  const chips = findSet(list, filters).flatMap(({ name, value, filter }) => {
    const { toChip, multiple, none } = filter;
    if (!toChip) return [];
    const fieldId = getFieldId(name, filter);
    const values = multiple ? value.split(",") : [value];
    return values.map((each) => {
      const text = toChip(names[name] ?? each);
      const rest = values.filter((other) => other !== each).join() || none;
      return (
        <li key={name + text}>
          {/* No link if the filter has no field. */}
          <a href={fieldId && `#${fieldId}`} onClick={openField}>
            {text}
          </a>
          <Link
            to={toFilterHref(list, { ...filters, ...listStart, [name]: rest })}
            preventScrollReset
            onClick={onRemove}
            aria-label={`Remove: ${text}`}
          >
            <X className="size-4" />
          </Link>
        </li>
      );
    });
  });
  return chips.length > 0 && <ul className="chips">{chips}</ul>;
}

/** Undefined for filters that only search words and links set. */
function getFieldId(name: string, { field, isMore, isTyped }: AnyList["filters"][string]) {
  if (isTyped) return LOCATION_FIELD_ID;
  return field || isMore ? name : undefined;
}
