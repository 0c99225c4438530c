import { ChevronDown } from "#app/ui/icons.tsx";
import type { FilterField } from "../search/filters.ts";
import { type FilterValues, getValue } from "./form-values.ts";

type FilterSelectProps = {
  name: string;
  label: string;
  field: FilterField;
  suburbs?: readonly string[];
  values: FilterValues;
  error?: string;
  /** The id of its form, if the select is outside of one. A change then submits that form. */
  form?: string;
};

export function FilterSelect({ name, label, field, suburbs = [], values, error, form }: FilterSelectProps) {
  const options = field.toOptions(suburbs, String(values[name]));
  return (
    <div className="filter-select">
      {field.prefix && <i aria-hidden="true">{field.prefix}</i>}
      <select
        id={name}
        name={name}
        aria-label={label}
        form={form}
        onChange={form ? ({ currentTarget }) => currentTarget.form?.requestSubmit() : undefined}
        {...toErrorState(name, error)}
        defaultValue={getValue({ name, options }, values)}
        className="filter-field"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
      {error && <ErrorText name={name}>{error}</ErrorText>}
    </div>
  );
}

export function toErrorState(name: string, error?: string) {
  return error ? { "aria-invalid": true, "aria-describedby": `${name}-error` } : {};
}

export function ErrorText({ name, children }: { name: string; children: string }) {
  return (
    <span id={`${name}-error`} className="pt-1 font-medium text-flame text-sm leading-snug">
      {children}
    </span>
  );
}
