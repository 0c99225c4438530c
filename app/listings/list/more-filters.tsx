import type { ReactNode } from "react";
import { ChevronDown } from "#app/ui/icons.tsx";
import { type AnyFilters, type AnyList, type Filter, findSet } from "../search/filters.ts";
import { type CountedOption, type CountedOptions, splitOption } from "../search/multi-value-filters.ts";
import { ErrorText, toErrorState } from "./filter-select.tsx";
import { isTicked, toAmount } from "./form-values.ts";

type UnfoldedProps = {
  list: AnyList;
  filters: AnyFilters;
  options: CountedOptions;
  errors?: Readonly<Record<string, string>>;
  /** Names of the filters inside. */
  names: readonly string[];
};

type MoreFiltersProps = UnfoldedProps & {
  /** Selects that do not fit into the bar. */
  children: ReactNode;
};

/** Opens without script. A value that would leave no homes is disabled unless it is chosen. */
export function MoreFilters({ children, ...unfolded }: MoreFiltersProps) {
  const { count, ...details } = toDetails(unfolded);
  return (
    <details {...details} className="more col-span-full">
      <summary className="filter-field flex list-none items-center gap-2 whitespace-nowrap">
        <span>
          More<span className="lg:max-xl:sr-only"> filters</span>
          {count > 0 && ` (${count})`}
        </span>
        <ChevronDown className="ms-auto size-4" />
      </summary>
      <div className="unfolded">
        <div className="grid grid-cols-2 gap-3">{children}</div>
        <Fields {...unfolded} />
      </div>
    </details>
  );
}

type OpenedFiltersProps = UnfoldedProps & {
  label: string;
  /** The select beside them. */
  children: ReactNode;
};

/** A select with other ways to ask for the same (filters.css). */
export function OpenedFilters({ label, children, ...unfolded }: OpenedFiltersProps) {
  const { count, ...details } = toDetails(unfolded);
  return (
    <div className="opened">
      {children}
      <details {...details} onToggle={focusAmount}>
        <summary title={label}>
          <span>{label}</span>
          {count > 0 ? `\u00a0(${count})` : "\u00a0+"}
        </summary>
        <div className="unfolded">
          <Fields {...unfolded} />
        </div>
      </details>
    </div>
  );
}

/** Focuses the last amount, the highest: visitors who open amounts mostly want to type that one. */
function focusAmount({ currentTarget }: { currentTarget: HTMLDetailsElement }) {
  if (!currentTarget.open || currentTarget.querySelector(".unfolded :focus")) return;
  [...currentTarget.querySelectorAll<HTMLElement>("[inputmode]")].at(-1)?.focus();
}

/** In the bar only one is open at a time. */
function toDetails({ list, filters, errors, names }: UnfoldedProps) {
  const set = findSet(list, filters).filter(({ name }) => names.includes(name));
  return {
    count: set.reduce((sum, { value }) => sum + value.split(",").length, 0),
    open: set.some(({ name }) => errors?.[name]),
    name: errors ? undefined : "unfolded",
  };
}

function Fields({ list, filters, options, errors, names }: UnfoldedProps) {
  return names.map((name) => {
    const filter = list.filters[name];
    const values = options[name] ?? [];
    if (filter?.isAmount || filter?.isDay)
      return <TypedField key={name} name={name} filter={filter} filters={filters} error={errors?.[name]} />;
    if (!filter || values.length === 0) return null;
    const { label, toChip = String } = filter;
    return (
      <fieldset key={name} id={name} tabIndex={-1} className="value-boxes">
        <legend className="pb-1 font-semibold text-sm">
          {label}
          <span className="sr-only">, with how many homes match</span>
        </legend>
        {values.map((option) => (
          <ValueBox
            key={splitOption(option).value}
            name={name}
            option={option}
            toLabel={toChip}
            filters={filters}
          />
        ))}
      </fieldset>
    );
  });
}

type FieldProps = { name: string; filters: AnyFilters };

type TypedFieldProps = FieldProps & { filter: Filter<never>; error?: string };

/** An input for an amount in dollars or a date. */
function TypedField({ name, filter: { label, isDay }, filters, error }: TypedFieldProps) {
  return (
    <label className="grid content-start gap-1 text-sm">
      <span className="font-semibold">{label}</span>
      <input
        {...(isDay
          ? { type: "date", min: "2000-01-01", defaultValue: filters[name] }
          : { inputMode: "decimal", placeholder: "$", defaultValue: toAmount({ name }, filters) })}
        id={name}
        name={name}
        {...toErrorState(name, error)}
        autoComplete="off"
        className="filter-field w-full"
      />
      {error && <ErrorText name={name}>{error}</ErrorText>}
    </label>
  );
}

type ValueBoxProps = FieldProps & { option: CountedOption; toLabel: (value: string) => string };

function ValueBox({ name, option, toLabel, filters }: ValueBoxProps) {
  const { value, left } = splitOption(option);
  const box = { name, value };
  const isChosen = isTicked(box, filters);
  return (
    <label>
      <input type="checkbox" {...box} defaultChecked={isChosen} disabled={left === "0" && !isChosen} />
      <span>
        {toLabel(value)} <small>{left}</small>
      </span>
    </label>
  );
}
