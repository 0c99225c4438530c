import type { ReactNode } from "react";
import { ChevronDown } from "#app/ui/icons.tsx";
import { type AnyFilters, type AnyList, findSet } from "../search/filters.ts";
import { type CountedOption, type CountedOptions, splitOption } from "../search/multi-value-filters.ts";
import { isTicked, toAmount } from "./form-values.ts";

type MoreFiltersProps = {
  list: AnyList;
  filters: AnyFilters;
  options: CountedOptions;
  /** Selects that have no room in the bar. */
  children: ReactNode;
};

/** Opens without script. A value that would leave no home cannot be chosen; one that is chosen can be taken back. */
export function MoreFilters({ list, filters, options, children }: MoreFiltersProps) {
  const set = findSet(list, filters).filter(({ filter }) => filter.isMore);
  const count = set.reduce((sum, { value }) => sum + value.split(",").length, 0);
  const all = Object.entries(list.filters);
  return (
    <details className="group/more relative max-lg:col-span-full">
      <summary className="flex h-11 list-none items-center gap-2 whitespace-nowrap rounded-xs border border-control bg-white px-3 font-medium text-ui hover:border-ink">
        <span>
          More<span className="lg:max-xl:sr-only"> filters</span>
          {count > 0 && ` (${count})`}
        </span>
        <ChevronDown aria-hidden="true" className="ms-auto size-4 group-open/more:rotate-180" />
      </summary>
      <div className="grid gap-5 rounded-sm border-control max-lg:pt-4 lg:absolute lg:inset-e-0 lg:top-full lg:mt-2 lg:max-h-[70vh] lg:w-116 lg:overflow-y-auto lg:border lg:bg-white lg:p-6">
        <div className="grid grid-cols-2 gap-3">
          {all.map(
            ([name, { label, isAmount }]) =>
              isAmount && <AmountField key={name} name={name} label={label} filters={filters} />,
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

type FieldProps = { name: string; filters: AnyFilters };

function AmountField({ name, label, filters }: FieldProps & { label: string }) {
  return (
    <label className="grid gap-1 text-sm">
      <span className="font-semibold">{label}</span>
      <input
        type="text"
        inputMode="decimal"
        name={name}
        defaultValue={toAmount({ name }, filters)}
        placeholder="$"
        autoComplete="off"
        className="h-11 w-full rounded-xs border border-control bg-white px-3 text-ui"
      />
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
