import { HONEYPOT, SUBMISSION } from "./hidden-fields.tsx";

/** The entry of a draft that says below which thanks it was typed. */
const THANKED = "thanked";

/**
 * Keeps what was typed in this tab until the form is submitted. The submission id is kept with it, so that a form
 * submitted again after a reload is the same enquiry. `thanked` is the reference of the enquiry before it, if any.
 */
export function keepDraft(name: string, form: HTMLFormElement, thanked = "") {
  const fields = [...new FormData(form)].filter(([field]) => field !== HONEYPOT);
  write(name, JSON.stringify({ ...Object.fromEntries(fields), [THANKED]: thanked }));
}

/** Forgets the draft of the enquiry that was accepted, but not one typed below its thanks. */
export function clearSentDraft(name: string, reference: string) {
  if (readDraft(name).get(THANKED) !== reference) clearDraft(name);
}

/** Fills the empty fields of a form from its draft. Checkboxes are left alone: consent is never ticked in advance. */
export function restoreDraft(name: string, form: HTMLFormElement) {
  const draft = readDraft(name);
  for (const element of form.elements) {
    if (!isRestorable(element)) continue;
    const value = draft.get(element.name);
    if (value === undefined) continue;
    if (element instanceof HTMLInputElement && element.type === "radio")
      element.checked = element.value === value;
    else if (element.value === "" || element.name === SUBMISSION) element.value = value;
  }
}

export function clearDraft(name: string) {
  try {
    sessionStorage.removeItem(toKey(name));
  } catch {
    // Storage is disabled: there is no draft.
  }
}

function isRestorable(
  element: Element,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (element instanceof HTMLInputElement) return element.type !== "checkbox" && element.name !== HONEYPOT;
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

function readDraft(name: string): Map<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(toKey(name)) ?? "{}");
    const fields = Object.entries(draft ?? {});
    return new Map(fields.filter((field): field is [string, string] => typeof field[1] === "string"));
  } catch {
    return new Map();
  }
}

function write(name: string, text: string) {
  try {
    sessionStorage.setItem(toKey(name), text);
  } catch {
    // Storage is full or disabled: the form works without a draft.
  }
}

function toKey(name: string) {
  return `draft-${name}`;
}
