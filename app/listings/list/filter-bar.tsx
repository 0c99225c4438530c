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
    const fieldId = getFieldId(name, filter);
    const values = multiple ? value.split(",") : [value];
    return values.map((each) => {
      const text = toChip(names[name] ?? each);
      const rest = values.filter((other) => other !== each).join() || none;
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
    });
  });
  return chips.length > 0 && <ul className="chips">{chips}</ul>;
}

/** Undefined for what only words and links ask for. */
function getFieldId(name: string, { field, isMore, isTyped }: AnyList["filters"][string]) {
  if (isTyped) return LOCATION_FIELD_ID;
  return field || isMore ? name : undefined;
}
