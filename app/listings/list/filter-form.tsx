import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { X } from "#app/ui/icons.tsx";
import { type AnyFilters, type AnyList, findSet } from "../search/filters.ts";
import { type CountedOptions, findSuburbs } from "../search/multi-value-filters.ts";
import { FilterSelect } from "./filter-select.tsx";
import { type FilterValues, isAmountField, isChosen, readForm, showValues } from "./form-values.ts";
import { FILTER_FORM_ID } from "./location-field.tsx";
import { MoreFilters } from "./more-filters.tsx";

type FilterFormProps = {
  /** Used without script. */
  action: string;
  values: FilterValues;
  onChoose: (chosen: URLSearchParams) => void;
  children: ReactNode;
};

/** A plain form; with script every change applies at once. Selects are uncontrolled, so they never wait for results. */
export function FilterForm({ action, values, onChoose, children }: FilterFormProps) {
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
    // Back and forward change the address.
    if (!isFirst) showValues(form, values);
    // What is chosen before hydration has submitted the form (waiting.script.ts), once the document was there whole.
    else if (isChosen(form)) form.requestSubmit();
  }, [values]);

  return (
    <form
      ref={ref}
      id={FILTER_FORM_ID}
      action={action}
      autoComplete="off"
      className="group fixed inset-x-0 top-(--header-h) bottom-0 content-start overflow-y-auto overscroll-contain bg-foam px-(--gutter) pt-16 pb-8 max-lg:hidden max-lg:grid-cols-2 max-lg:gap-2 max-lg:peer-open:grid lg:contents"
      onChange={(event) => {
        if (!isAmountField(event.target)) choose();
      }}
      // An amount is whole once its field is left.
      onBlur={(event) => {
        if (isAmountField(event.target) && event.target.value !== event.target.defaultValue) choose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      {children}
      <ApplyButton />
    </form>
  );
}

export type FilterFieldsProps = {
  list: AnyList;
  filters: AnyFilters;
  options: CountedOptions;
  /** By the name of the field; given where the form stands by itself, not in the bar of a list. */
  errors?: Readonly<Record<string, string>>;
};

/** The selects of a list, what stands below "More filters", and what links have set as hidden inputs. */
export function FilterFields({ list, filters, options, errors }: FilterFieldsProps) {
  const suburbs = findSuburbs(options, filters);
  const selects = Object.entries(list.filters).flatMap(([name, { label, field, isMore }]) =>
    field
      ? [
          {
            isMore,
            select: (
              <FilterSelect
                key={name}
                name={name}
                label={label}
                field={field}
                suburbs={suburbs}
                values={filters}
                error={errors?.[name]}
              />
            ),
          },
        ]
      : [],
  );
  return (
    <>
      {selects.map(({ isMore, select }) => !isMore && select)}
      <MoreFilters list={list} filters={filters} options={options} errors={errors}>
        {selects.map(({ isMore, select }) => isMore && select)}
      </MoreFilters>
      {findSet(list, filters).map(
        ({ name, value, filter: { field, isTyped, isMore } }) =>
          !field && !isTyped && !isMore && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}

type FilterToggleProps = Pick<FilterFieldsProps, "list" | "filters"> & {
  /** How many homes are found, in words, where the form is a panel over the page. */
  found?: string;
};

/** Shows the form that follows it, below lg. Beside the fields, not around them: on wide screens they stand in the bar. */
export function FilterToggle({ list, filters, found }: FilterToggleProps) {
  const count = findSet(list, filters).filter(({ filter }) => filter.field || filter.isMore).length;
  return (
    <details
      className={`peer group bg-foam lg:hidden ${found === undefined ? "" : "filter-panel"}`}
      onToggle={({ currentTarget }) => {
        // What it covers takes no focus (layout.css).
        currentTarget.closest("main")?.toggleAttribute("data-covered", currentTarget.open);
      }}
    >
      <summary className="inline-flex h-11 list-none items-center gap-2 rounded-xs border border-control bg-white px-2.5 font-semibold text-ui">
        {count > 0 ? `Filters (${count})` : "Filters"}
        <X aria-hidden="true" className="hidden size-4 group-open:inline" />
      </summary>
      {found !== undefined && (
        <p role="status" className="absolute top-4 right-5 font-semibold">
          {found}
        </p>
      )}
    </details>
  );
}

/** Only without script, or until it has loaded; its space is reserved against layout shift. */
function ApplyButton() {
  return (
    <span className="noscript:visible invisible sticky bottom-0 inline-flex flex-none in-data-started:animate-reveal-late bg-foam group-data-hydrated:hidden max-lg:col-start-2 max-lg:justify-self-end">
      <Button type="submit" look="secondary" size="small">
        Apply
      </Button>
    </span>
  );
}

/** Scrolls back when the first of the new results would be out of sight. */
function showResultsFromStart(form: HTMLFormElement) {
  const filters = form.closest("search");
  const results = filters?.nextElementSibling;
  if (!filters || !results) return;
  const outOfSight = filters.getBoundingClientRect().bottom - results.getBoundingClientRect().top;
  if (outOfSight > 0) window.scrollBy({ top: -outOfSight, behavior: "instant" });
}
