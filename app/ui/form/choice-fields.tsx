import type { ReactNode } from "react";
import { FieldError, type FieldState } from "./field.tsx";

const box =
  "accent-ink m-0 size-6 flex-none aria-invalid:outline-2 aria-invalid:outline-offset-1 aria-invalid:outline-flame focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-ink";

type CheckFieldProps = Omit<FieldState, "defaultValue"> & {
  /** The value that a ticked box sends; "on" by default. */
  value?: string;
  isChecked: boolean;
  children: ReactNode;
};

export function CheckField({ name, value, error, isChecked, children }: CheckFieldProps) {
  return (
    <div className="grid grid-cols-auto-rest items-start gap-x-3 gap-y-2">
      <input
        type="checkbox"
        id={name}
        name={name}
        value={value}
        defaultChecked={isChecked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        className={box}
      />
      <label htmlFor={name}>{children}</label>
      <div className="col-start-2">
        <FieldError name={name}>{error}</FieldError>
      </div>
    </div>
  );
}

type RadioFieldProps = FieldState & {
  label: string;
  options: readonly { value: string; label: string }[];
};

/** The first radio button has the field's id: the error summary links to it. */
export function RadioField({ name, label, error, defaultValue, options }: RadioFieldProps) {
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid gap-2">
      <legend className="pb-1 font-semibold text-ui leading-normal">{label}</legend>
      {options.map(({ value, label: text }, index) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            id={index === 0 ? name : undefined}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            aria-invalid={error ? true : undefined}
            className={box}
          />
          {text}
        </label>
      ))}
      <FieldError name={name}>{error}</FieldError>
    </fieldset>
  );
}
