import type { ReactNode } from "react";
import { Link } from "react-router";
import { SlidersHorizontal } from "#app/ui/icons.tsx";
import { FilterForm, type FilterFormProps, type FilterValues, getValue } from "./filter-form.tsx";
import { type FilterField, FilterSelect } from "./filter-select.tsx";

type FilterBarProps = FilterFormProps & {
  fields: readonly FilterField[];
  /** What the form carries along unseen, by name. */
  hidden: FilterValues;
  /** Given when there is something to clear. */
  clearHref: string | undefined;
  onClear: () => void;
  /** Before and after the filters. */
  start?: ReactNode;
  end: ReactNode;
};

/** The filters of a list, under the header at all times; the results are the next element. */
export function FilterBar({ fields, hidden, clearHref, onClear, start, end, ...form }: FilterBarProps) {
  const count = fields.filter((field) => getValue(field, form.values) !== field.options[0]?.value).length;
  return (
    <search
      aria-label="Filters"
      className="top-(--header-h) z-20 block border-line border-y bg-foam py-3.5 print:hidden [@media(height>=32rem)]:sticky"
    >
      <div className="wrap flex flex-wrap items-center gap-2 lg:flex-nowrap xl:gap-3">
        {start}
        <details className="peer lg:hidden" onToggle={form.onApproach}>
          <summary className="flex h-11 list-none items-center gap-2 rounded-xs border border-control bg-white px-3 font-semibold text-ui">
            <SlidersHorizontal aria-hidden="true" className="size-4.5" />
            {count > 0 ? `Filters (${count})` : "Filters"}
          </summary>
        </details>
        {/* Beside the disclosure, not in it: on wide screens the same fields stand in the bar. */}
        <FilterForm {...form}>
          {fields.map((field) => (
            <FilterSelect key={field.name} field={field} value={getValue(field, form.values)} />
          ))}
          {Object.entries(hidden).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {clearHref && <ClearLink href={clearHref} onClear={onClear} />}
        </FilterForm>
        <div className="ms-auto flex flex-none">{end}</div>
      </div>
    </search>
  );
}

function ClearLink({ href, onClear }: { href: string; onClear: () => void }) {
  return (
    <Link
      to={href}
      preventScrollReset
      onClick={onClear}
      className="inline-flex min-h-11 flex-none items-center justify-self-start px-1 font-semibold text-ui underline decoration-banksia underline-offset-[0.4em] hover:decoration-2"
    >
      Clear all
    </Link>
  );
}
