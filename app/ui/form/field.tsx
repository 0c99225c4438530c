import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { ChevronDown, CircleAlert } from "../icons.tsx";

export type FieldState = {
  name: string;
  /** The name by default; differs where another form of the page has a field of that name. */
  id?: string;
  error?: string;
  defaultValue?: string;
};

type FieldProps = FieldState & {
  label: string;
  isOptional?: boolean;
  /** Shown under the label. */
  hint?: string;
};

const control =
  "block min-h-12 w-full rounded-xs border border-control bg-white px-3.5 py-2.5 leading-normal hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 aria-invalid:border-2 aria-invalid:border-flame aria-invalid:px-[calc(var(--spacing)*3.5-1px)]";

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id">;

export function TextField({ label, error, isOptional, hint, id, ...input }: TextFieldProps) {
  const own = id ?? input.name;
  return (
    <Labelled label={label} error={error} isOptional={isOptional} hint={hint} name={own}>
      <input type="text" {...input} {...toDescription(own, error, hint)} className={control} />
    </Labelled>
  );
}

type TextAreaFieldProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "id">;

export function TextAreaField({ label, error, isOptional, hint, ...area }: TextAreaFieldProps) {
  return (
    <Labelled label={label} error={error} isOptional={isOptional} hint={hint} name={area.name}>
      <textarea
        rows={4}
        {...area}
        {...toDescription(area.name, error, hint)}
        className={`${control} min-h-32 resize-y`}
      />
    </Labelled>
  );
}

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  /** The label of the first, empty option. */
  empty?: string;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "id">;

export function SelectField(props: SelectFieldProps) {
  const { label, error, isOptional, hint, options, empty = "Select", id, ...select } = props;
  const own = id ?? select.name;
  return (
    <Labelled label={label} error={error} isOptional={isOptional} hint={hint} name={own}>
      <div className="relative">
        <select
          {...select}
          {...toDescription(own, error, hint)}
          className={`${control} appearance-none pr-10`}
        >
          <option value="">{empty}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2"
          strokeWidth={1.75}
        />
      </div>
    </Labelled>
  );
}

type LabelledProps = FieldProps & { children: ReactNode };

function Labelled({ name, label, error, isOptional, hint, children }: LabelledProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={name} className="font-semibold text-ui leading-normal">
        {label}
        {isOptional && <span className="font-normal text-slate"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-slate text-sm">
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}

/** The field's error; aria-describedby points at it. */
export function FieldError({ name, children }: { name: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={`${name}-error`} className="flex items-start gap-1.5 font-medium text-flame text-sm leading-snug">
      <CircleAlert className="size-4 translate-y-0.5" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}

function toDescription(name: string, error?: string, hint?: string) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return { id: name, "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}

const box =
  "accent-ink m-0 size-6 flex-none aria-invalid:outline-2 aria-invalid:outline-offset-1 aria-invalid:outline-flame focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-ink";

type CheckFieldProps = Omit<FieldState, "defaultValue"> & {
  /** The name by default. The error summary links to it, so it differs where another form has a field of that name. */
  id?: string;
  /** The value sent when ticked; "on" by default. */
  value?: string;
  isChecked: boolean;
  children: ReactNode;
};

export function CheckField({ name, id = name, value, error, isChecked, children }: CheckFieldProps) {
  return (
    <div className="grid grid-cols-auto-rest items-start gap-x-3 gap-y-2">
      <input
        type="checkbox"
        {...toDescription(name, error)}
        id={id}
        name={name}
        value={value}
        defaultChecked={isChecked}
        className={box}
      />
      <label htmlFor={id}>{children}</label>
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

/** The first radio button has the field's id, because the error summary links to it. */
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
          <span className="text-balance">{text}</span>
        </label>
      ))}
      <FieldError name={name}>{error}</FieldError>
    </fieldset>
  );
}

/** Hidden fields of a form. */
export function Hidden({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
