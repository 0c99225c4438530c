import type { ReactNode } from "react";
import { toFilterLabel } from "#app/homes/record/facts/filter-words.ts";
import { ChevronDown } from "#app/ui/icons.tsx";
import type { FeatureOption } from "../search/feature-filter.ts";
import { type AnyFilters, type AnyList, findSet } from "../search/filters.ts";

type MoreFiltersProps = {
  list: AnyList;
  filters: AnyFilters;
  features: readonly FeatureOption[];
  /** Selects that have no room in the bar. */
  children: ReactNode;
};

/** Opens without script. A feature that no home found has cannot be chosen; one that is chosen can be taken back. */
export function MoreFilters({ list, filters, features, children }: MoreFiltersProps) {
  const set = findSet(list, filters).filter(({ filter }) => filter.isMore);
  const count = set.reduce((sum, { value }) => sum + value.split(",").length, 0);
  return (
    <details className="group/more relative max-lg:col-span-full">
      <summary className="flex h-11 list-none items-center gap-2 whitespace-nowrap rounded-xs border border-control bg-white px-3 font-medium text-ui hover:border-ink">
        <span>
          More<span className="lg:max-xl:sr-only"> filters</span>
          {count > 0 && ` (${count})`}
        </span>
        <ChevronDown aria-hidden="true" className="ms-auto size-4 group-open/more:rotate-180" />
      </summary>
      <div className="grid gap-4 rounded-sm border-control max-lg:pt-4 lg:absolute lg:inset-e-0 lg:top-full lg:mt-2 lg:w-96 lg:border lg:bg-white lg:p-6">
        {children}
        {features.length > 0 && (
          <fieldset className="grid gap-x-6 min-[24rem]:grid-cols-2">
            <legend className="pb-1 font-semibold text-sm">Features</legend>
            {features.map((feature) => (
              <FeatureBox key={feature.split(" ")[0]} feature={feature} filters={filters} />
            ))}
          </fieldset>
        )}
      </div>
    </details>
  );
}

function FeatureBox({ feature, filters }: { feature: FeatureOption; filters: AnyFilters }) {
  const [value = "", left] = feature.split(" ");
  const box = { name: "features", value };
  const isChosen = isTicked(box, filters);
  return (
    <label className="flex min-h-9 items-center gap-2.5 text-ui has-disabled:text-slate">
      <input
        type="checkbox"
        {...box}
        defaultChecked={isChosen}
        disabled={left === "0" && !isChosen}
        className="size-5 flex-none accent-ink"
      />
      <span>
        {toFilterLabel(value)} <span className="text-slate tabular-nums">{left}</span>
        <span className="sr-only"> {left === "1" ? "home" : "homes"}</span>
      </span>
    </label>
  );
}

export function isTicked(
  box: { name: string; value: string },
  values: Readonly<Record<string, string | number>>,
) {
  return String(values[box.name]).split(",").includes(box.value);
}
