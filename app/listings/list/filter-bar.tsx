import type { ReactNode } from "react";
import { Link } from "react-router";
import { SlidersHorizontal } from "#app/ui/icons.tsx";
import {
  type AnyFilters,
  type AnyList,
  clearFilters,
  findSet,
  parseFilters,
  toFilterHref,
} from "../search/filters.ts";
import { FilterForm, FilterSelect } from "./filter-form.tsx";
import { ViewToggle } from "./segments.tsx";

type FilterBarProps = {
  list: AnyList;
  /** The same object until the result changes. */
  filters: AnyFilters;
  suburbs: readonly string[];
  onChoose: (address: string) => void;
  /** The visitor is about to use the filters: time to prefetch. */
  onApproach: () => void;
  onClear: () => void;
  start?: ReactNode;
};

/** Sticky under the header. */
export function FilterBar({ list, filters, suburbs, onChoose, onApproach, onClear, start }: FilterBarProps) {
  const set = findSet(list, filters);
  const count = set.filter(({ filter }) => filter.field).length;
  return (
    <search
      aria-label="Filters"
      className="top-(--header-h) z-20 block border-line border-y bg-foam py-1.5 lg:py-3.5 print:hidden [@media(height>=32rem)]:sticky"
    >
      <div className="wrap flex flex-wrap items-center gap-2 lg:flex-nowrap xl:gap-3">
        {start}
        <details className="peer lg:hidden" onToggle={onApproach}>
          <summary className="flex h-11 list-none items-center gap-2 rounded-xs border border-control bg-white px-3 font-semibold text-ui">
            <SlidersHorizontal aria-hidden="true" className="size-4.5" />
            {count > 0 ? `Filters (${count})` : "Filters"}
          </summary>
        </details>
        {/* Beside the disclosure, not in it: on wide screens the same fields stand in the bar. */}
        <FilterForm
          action={list.path}
          values={filters}
          onChoose={(chosen) => onChoose(toFilterHref(list, parseFilters(list, chosen, suburbs)))}
          onApproach={onApproach}
        >
          {Object.entries(list.filters).map(
            ([name, { label, field }]) =>
              field && <FilterSelect key={name} {...{ name, label, field, suburbs }} values={filters} />,
          )}
          {set.map(
            ({ name, value, filter }) =>
              !filter.field &&
              !filter.isTyped && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {filters.sort !== "newest" && <input type="hidden" name="sort" value={filters.sort} />}
          {filters.view === "list" && <input type="hidden" name="view" value={filters.view} />}
          {set.length > 0 && (
            <Link
              to={toFilterHref(list, clearFilters(list, filters))}
              preventScrollReset
              onClick={onClear}
              className="inline-flex min-h-11 flex-none items-center justify-self-start px-1 font-semibold text-ui underline decoration-banksia underline-offset-[0.4em] hover:decoration-2"
            >
              Clear all
            </Link>
          )}
        </FilterForm>
        <div className="ms-auto flex flex-none">
          <ViewToggle current={filters.view} toHref={(view) => toFilterHref(list, { ...filters, view })} />
        </div>
      </div>
    </search>
  );
}
