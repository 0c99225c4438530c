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
  return findSelects(form).some(({ options }) =>
    [...options].some((option) => option.selected !== option.defaultSelected),
  );
}

/** Of the whole form: some of its fields stand outside of it. An amount that somebody is typing stays. */
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

/** An amount, or a day whose year is the year 2, 20 and 202 on the way. */
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

/** As people write it: 3,500,000. */
export function toAmount({ name }: { name: string }, values: FilterValues) {
  return values[name] ? formatNumber(Number(values[name])) : "";
}

export function isTicked(box: { name: string; value: string }, values: FilterValues) {
  return String(values[box.name]).split(",").includes(box.value);
}
