import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { X } from "#app/ui/icons.tsx";
import { type AnyFilters, type AnyList, findSet } from "../search/filters.ts";
import { type CountedOptions, findSuburbs } from "../search/multi-value-filters.ts";
import { FilterSelect } from "./filter-select.tsx";
import {
  type FilterValues,
  isChangedAmount,
  isChosen,
  isUnfinished,
  readForm,
  showValues,
} from "./form-values.ts";
import { FILTER_FORM_ID } from "./location-field.tsx";
import { MoreFilters, OpenedFilters } from "./more-filters.tsx";

type FilterFormProps = {
  /** Address that the form submits to without script. */
  action: string;
  values: FilterValues;
  /** The label of the panel's button: how many homes it shows. */
  show: string;
  onChoose: (chosen: URLSearchParams) => void;
  children: ReactNode;
};

/** A plain form. With script every change applies at once; selects are uncontrolled, so they never wait for results. */
export function FilterForm({ action, values, show, onChoose, children }: FilterFormProps) {
  const ref = useRef<HTMLFormElement>(null);

  function choose() {
    if (!ref.current) return;
    onChoose(readForm(ref.current));
    showResultsFromStart(ref.current);
  }

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const isFirst = form.dataset.hydrated === undefined;
    form.dataset.hydrated = "";
    const linked = form.querySelector<HTMLElement>(":target");
    if (isFirst && linked) showField(linked);
    // Back and forward change the address, so the fields must follow.
    if (!isFirst) showValues(form, values);
    // A choice made before hydration submits the form (waiting.script.ts) once the whole document has loaded.
    else if (isChosen(form)) form.requestSubmit();
  }, [values]);

  return (
    <form
      ref={ref}
      id={FILTER_FORM_ID}
      action={action}
      autoComplete="off"
      className="filter-form"
      onChange={(event) => {
        if (!isUnfinished(event.target)) choose();
      }}
      // An amount is complete once its field loses focus.
      onBlur={(event) => {
        if (isChangedAmount(event.target)) choose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        choose();
        fold(event.currentTarget.parentElement, 0);
      }}
    >
      {children}
      <ApplyButton show={show} />
    </form>
  );
}

export type FilterFieldsProps = {
  list: AnyList;
  filters: AnyFilters;
  options: CountedOptions;
  /** Errors by field name, only if the form is a page of its own and not in the bar of a list. */
  errors?: Readonly<Record<string, string>>;
};

/** The fields of a list, and hidden inputs for values that only links and search words set. */
export function FilterFields(fields: FilterFieldsProps) {
  const { list, filters, options, errors } = fields;
  const suburbs = findSuburbs(options, filters);
  const all = Object.entries(list.filters);
  const opened = new Set(all.flatMap(([, { opens }]) => opens?.names ?? []));
  const more = all.filter(([name, { isMore }]) => isMore && !opened.has(name)).map(([name]) => name);

  function toSelect([name, { label, field, isAskedElsewhere, none }]: (typeof all)[number]) {
    if (!field || (isAskedElsewhere && filters[name] === none)) return null;
    return (
      <FilterSelect
        key={name}
        name={name}
        label={label}
        field={field}
        suburbs={suburbs}
        values={filters}
        error={errors?.[name]}
      />
    );
  }

  return (
    <>
      {all.map(([name, filter]) => {
        if (filter.isMore) return null;
        const select = toSelect([name, filter]);
        if (!filter.opens) return select;
        return (
          <OpenedFilters key={name} {...fields} {...filter.opens}>
            {select}
          </OpenedFilters>
        );
      })}
      <MoreFilters {...fields} names={more}>
        {all.map((filter) => filter[1].isMore && toSelect(filter))}
      </MoreFilters>
      {findSet(list, filters).map(
        ({ name, value, filter: { field, isTyped, isMore } }) =>
          !field && !isTyped && !isMore && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}

type FilterToggleProps = Pick<FilterFieldsProps, "list" | "filters"> & {
  className: string;
  children?: ReactNode;
};

/** Opens the form after it, below lg. Outside the form, whose fields wide screens show in the bar. */
export function FilterToggle({ list, filters, className, children }: FilterToggleProps) {
  const count = findSet(list, filters).filter(({ filter }) => filter.field || filter.isMore).length;
  return (
    <details
      className={`peer group bg-foam lg:hidden ${className}`}
      onToggle={({ currentTarget }) => {
        // Covered content takes no focus (filters.css).
        currentTarget.closest("main")?.toggleAttribute("data-covered", currentTarget.open);
      }}
    >
      <summary className="filter-field inline-flex list-none items-center gap-2">
        {count > 0 ? `Filters (${count})` : "Filters"}
        <X className="hidden size-4 group-open:inline" />
      </summary>
      {children}
    </details>
  );
}

/** In wide windows shown only without script, or until it has loaded (filters.css). */
function ApplyButton({ show }: { show: string }) {
  return (
    <span className="apply">
      <Button type="submit" size="small">
        <span>Apply</span>
        <span>{show}</span>
      </Button>
    </span>
  );
}

/** Follows a link to a field by its id. Without script, :target does (filters.css). */
export function openField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  showField(field);
}

/** Opens the elements around a field: its details, and below lg the panel, by the toggle before the form. */
function showField(field: HTMLElement) {
  field.closest("details")?.setAttribute("open", "");
  if (!field.checkVisibility()) field.closest("form")?.previousElementSibling?.setAttribute("open", "");
  field.focus();
}

/** Closes the first or last open details, and focuses its summary. */
export function fold(bar: Element | null, which: 0 | -1) {
  const summary = [...(bar?.querySelectorAll<HTMLElement>("details[open] > summary") ?? [])].at(which);
  summary?.click();
  summary?.focus();
}

/** Scrolls back if the first of the new results would be out of sight. */
function showResultsFromStart(form: HTMLFormElement) {
  const filters = form.closest("search");
  const results = filters?.nextElementSibling;
  if (!filters || !results) return;
  const outOfSight = filters.getBoundingClientRect().bottom - results.getBoundingClientRect().top;
  if (outOfSight > 0) window.scrollBy({ top: -outOfSight, behavior: "instant" });
}
