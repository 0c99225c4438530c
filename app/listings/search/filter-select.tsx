import { ChevronDown } from "#app/ui/icons.tsx";
import { type FilterValues, getValue } from "./filter-form.tsx";
import type { FilterField } from "./filters.ts";

type FilterSelectProps = {
  name: string;
  field: FilterField;
  suburbs: readonly string[];
  values: FilterValues;
};

export function FilterSelect({ name, field, suburbs, values }: FilterSelectProps) {
  const options = field.toOptions(suburbs);
  return (
    <label className="relative flex min-w-0">
      <span className="sr-only">{field.label}</span>
      {field.prefix && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-3 top-2.5 text-slate text-ui xl:inset-s-3.5"
        >
          {field.prefix}
        </span>
      )}
      <select
        name={name}
        defaultValue={getValue({ name, options }, values)}
        className={`h-11 w-full cursor-pointer appearance-none truncate rounded-xs border border-control bg-white pe-8 font-medium text-ui hover:border-ink has-[option:checked:not(:first-child)]:border-ink has-[option:checked:not(:first-child)]:bg-sand-50 xl:pe-9 ${field.prefix ? "ps-13 xl:ps-13.5" : "ps-3 xl:ps-3.5"}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-2 top-3.5 size-4 xl:inset-e-2.5"
      />
    </label>
  );
}
