import { Button } from "#app/ui/button.tsx";
import { ChevronDown, X } from "#app/ui/icons.tsx";
import { isTicked } from "../list/form-values.ts";
import type { AnyFilters } from "../search/filters.ts";
import { type CountedOptions, type SplitOption, splitOption } from "../search/multi-value-filters.ts";
import { findChosen, soldList } from "./sold-search.ts";

type SoldFiltersProps = { filters: AnyFilters; options: CountedOptions };

/** A plain form, because the page has no script. */
export function SoldFilters({ filters, options }: SoldFiltersProps) {
  const chosen = findChosen(filters);
  return (
    <search aria-label="Filters" className="grid justify-items-start gap-3 print:hidden">
      <details className="group/more w-full max-w-prose">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-xs border border-control bg-white px-3.5 font-medium text-ui hover:border-ink">
          Filter by suburb and type
          <ChevronDown className="size-4 group-open/more:rotate-180" />
        </summary>
        <form action={soldList.path} autoComplete="off" className="grid justify-items-start gap-5 pt-4">
          {Object.entries(options).map(([name, values]) => (
            <fieldset key={name} className="value-boxes grid w-full grid-cols-2 gap-x-6">
              <legend className="pb-1 font-semibold text-sm">
                {name === "suburbs" ? "Suburb" : "Type"}
                <span className="sr-only">, with how many sales each has</span>
              </legend>
              {values.map((option) => (
                <Box key={option} name={name} option={splitOption(option)} filters={filters} />
              ))}
            </fieldset>
          ))}
          <Button type="submit" size="small">
            Show sales
          </Button>
        </form>
      </details>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2">
          {chosen.map(({ value, withoutHref }) => (
            <li
              key={value}
              className="inline-flex min-h-8 items-center gap-1 rounded-xs border border-ink bg-sand-50 ps-3 font-medium text-sm"
            >
              {value}
              <a
                href={withoutHref}
                aria-label={`Remove: ${value}`}
                className="grid size-8 flex-none place-items-center"
              >
                <X className="size-4" />
              </a>
            </li>
          ))}
          <li>
            <a
              href={soldList.path}
              className="inline-flex min-h-8 items-center px-1 font-semibold text-ui underline"
            >
              Clear all
            </a>
          </li>
        </ul>
      )}
    </search>
  );
}

type BoxProps = { name: string; option: SplitOption; filters: AnyFilters };

function Box({ name, option: { value, left }, filters }: BoxProps) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={isTicked({ name, value }, filters)} />
      <span>
        {value} <small>{left}</small>
      </span>
    </label>
  );
}
