import type { ReactNode } from "react";
import { ChevronDown } from "#app/ui/icons.tsx";
import { type AnyFilters, type AnyList, findSet } from "../search/filters.ts";
import { type CountedOption, type CountedOptions, splitOption } from "../search/multi-value-filters.ts";
import { ErrorText, toErrorState } from "./filter-select.tsx";
import { isTicked, toAmount } from "./form-values.ts";

type MoreFiltersProps = {
  list: AnyList;
  filters: AnyFilters;
  options: CountedOptions;
  errors?: Readonly<Record<string, string>>;
  /** Selects that have no room in the bar. */
  children: ReactNode;
};

/** Opens without script. A value that would leave no home cannot be chosen; one that is chosen can be taken back. */
export function MoreFilters({ list, filters, options, errors, children }: MoreFiltersProps) {
  const set = findSet(list, filters).filter(({ filter }) => filter.isMore);
  const count = set.reduce((sum, { value }) => sum + value.split(",").length, 0);
  const all = Object.entries(list.filters);
  return (
    <details
      open={set.some(({ name }) => errors?.[name])}
      className={`group/more relative ${errors ? "col-span-full" : "max-lg:col-span-full"}`}
    >
      <summary className="flex h-11 list-none items-center gap-2 whitespace-nowrap rounded-xs border border-control bg-white px-3 font-medium text-ui hover:border-ink">
        <span>
          More<span className="lg:max-xl:sr-only"> filters</span>
          {count > 0 && ` (${count})`}
        </span>
        <ChevronDown aria-hidden="true" className="ms-auto size-4 group-open/more:rotate-180" />
      </summary>
      <div className={`grid gap-5 rounded-sm border-control ${errors ? "pt-4" : overPage}`}>
        <div className="grid grid-cols-2 gap-3">
          {all.map(
            ([name, { label, isAmount }]) =>
              isAmount && (
                <AmountField key={name} name={name} label={label} filters={filters} error={errors?.[name]} />
              ),
          )}
          {children}
        </div>
        {all.map(([name, { label, toChip = String }]) => {
          const values = options[name] ?? [];
          return (
            values.length > 0 && (
              <fieldset key={name} className="value-boxes grid gap-x-6 min-[24rem]:grid-cols-2">
                <legend className="pb-1 font-semibold text-sm">
                  {label}
                  <span className="sr-only">, with how many homes each leaves</span>
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
            )
          );
        })}
      </div>
    </details>
  );
}

const overPage =
  "max-lg:pt-4 lg:absolute lg:inset-e-0 lg:top-full lg:mt-2 lg:max-h-[70vh] lg:w-116 lg:overflow-y-auto lg:border lg:bg-white lg:p-6";

type FieldProps = { name: string; filters: AnyFilters };

type AmountFieldProps = FieldProps & { label: string; error?: string };

function AmountField({ name, label, filters, error }: AmountFieldProps) {
  return (
    <label className="grid content-start gap-1 text-sm">
      <span className="font-semibold">{label}</span>
      <input
        type="text"
        inputMode="decimal"
        name={name}
        {...toErrorState(name, error)}
        defaultValue={toAmount({ name }, filters)}
        placeholder="$"
        autoComplete="off"
        className="h-11 w-full rounded-xs border border-control bg-white px-3 text-ui"
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
