import { formatNumber } from "#app/region/format.ts";

/** Values by field name. */
export type FilterValues = Readonly<Record<string, string | number>>;

export function readForm(form: HTMLFormElement) {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") chosen.append(name, value);
  return chosen;
}

/** Whether a select has changed since the document loaded. */
export function isChosen(form: HTMLFormElement) {
  return findSelects(form).some(({ options }) =>
    [...options].some((option) => option.selected !== option.defaultSelected),
  );
}

/** Sets all fields of the form, including those outside its element, but not an amount being typed. */
export function showValues(form: HTMLFormElement, values: FilterValues) {
  for (const select of findSelects(form)) select.value = getValue(select, values);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") continue;
    if (field === document.activeElement && isChangedAmount(field)) continue;
    if (field.type === "checkbox") field.checked = isTicked(field, values);
    else field.value = field.matches(AMOUNT) ? toAmount(field, values) : String(values[field.name] ?? "");
  }
}

const AMOUNT = "[inputmode]";

/** An amount, or a date being typed: its year is 2, 20 and 202 before it is complete. */
export function isUnfinished(field: Element) {
  return field.matches(`${AMOUNT}, :invalid`);
}

export function isChangedAmount(field: Element) {
  return field instanceof HTMLInputElement && field.matches(AMOUNT) && field.value !== field.defaultValue;
}

function findSelects(form: HTMLFormElement) {
  return [...form.elements].filter((field) => field instanceof HTMLSelectElement);
}

type Options = { name: string; options: ArrayLike<{ value: string }> };

export function getValue({ name, options }: Options, values: FilterValues) {
  return String(values[name] || options[0]?.value);
}

/** Formats an amount with separators: 3,500,000. */
export function toAmount({ name }: { name: string }, values: FilterValues) {
  return values[name] ? formatNumber(Number(values[name])) : "";
}

export function isTicked(box: { name: string; value: string }, values: FilterValues) {
  return String(values[box.name]).split(",").includes(box.value);
}
