import { formatNumber } from "#app/region/format.ts";

/** By name of the field. */
export type FilterValues = Readonly<Record<string, string | number>>;

export function readForm(form: HTMLFormElement) {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") chosen.append(name, value);
  return chosen;
}

/** Whether somebody has chosen from a select since the document came. */
export function isChosen(form: HTMLFormElement) {
  return [...form.querySelectorAll("option")].some((option) => option.selected !== option.defaultSelected);
}

export function showValues(form: HTMLFormElement, values: FilterValues) {
  for (const select of form.querySelectorAll("select")) select.value = getValue(select, values);
  for (const box of findBoxes(form)) box.checked = isTicked(box, values);
  for (const field of form.querySelectorAll("input"))
    if (isAmountField(field)) field.value = toAmount(field, values);
  const location = form.elements.namedItem("location");
  if (location instanceof HTMLInputElement) location.value = String(values.location);
}

export function isAmountField(field: EventTarget): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.inputMode === "decimal";
}

function findBoxes(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
}

type Options = { name: string; options: ArrayLike<{ value: string }> };

export function getValue({ name, options }: Options, values: FilterValues) {
  return String(values[name] || options[0]?.value);
}

/** As people write it: 3,500,000. */
export function toAmount({ name }: { name: string }, values: FilterValues) {
  return values[name] ? formatNumber(Number(values[name])) : "";
}

export function isTicked(box: { name: string; value: string }, values: FilterValues) {
  return String(values[box.name]).split(",").includes(box.value);
}
