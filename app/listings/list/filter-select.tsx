import { ChevronDown } from "#app/ui/icons.tsx";
import type { FilterField } from "../search/filters.ts";
import { type FilterValues, getValue } from "./form-values.ts";

type FilterSelectProps = {
  name: string;
  label: string;
  field: FilterField;
  suburbs: readonly string[];
  values: FilterValues;
  error?: string;
};

export function FilterSelect({ name, label, field, suburbs, values, error }: FilterSelectProps) {
  const options = field.toOptions(suburbs, String(values[name]));
  return (
    <label className="relative flex min-w-0 flex-wrap">
      <span className="sr-only">{label}</span>
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
        {...toErrorState(name, error)}
        defaultValue={getValue({ name, options }, values)}
        className={`h-11 w-full cursor-pointer appearance-none truncate rounded-xs border border-control chosen:border-ink bg-white chosen:bg-sand-50 pe-8 font-medium text-ui hover:border-ink xl:pe-9 ${field.prefix ? "ps-13 xl:ps-13.5" : "ps-3 xl:ps-3.5"}`}
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
      {error && <ErrorText name={name}>{error}</ErrorText>}
    </label>
  );
}

export function toErrorState(name: string, error?: string) {
  return error ? { id: name, "aria-invalid": true, "aria-describedby": `${name}-error` } : {};
}

export function ErrorText({ name, children }: { name: string; children: string }) {
  return (
    <span id={`${name}-error`} className="pt-1 font-medium text-flame text-sm leading-snug">
      {children}
    </span>
  );
}
