import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, Form } from "react-router";
import { type FormSchema, type FormValues, parseForm } from "#app/ui/form/parse-form.ts";
import { type FormProblem, type FormReceipt, toInvalid } from "./form-reply.ts";
import { HONEYPOT, SUBMISSION } from "./submission-id.ts";

export type FormOptions = {
  /** The key of the draft. */
  name: string;
  schema: FormSchema;
  submissionId: string;
  reply?: FormProblem | FormReceipt;
  /** The reference of the enquiry just accepted, on a page that says thanks. */
  reference?: string;
  preset?: FormValues;
  /** When given, the form is submitted without leaving the page. */
  fetcher?: Pick<FetcherWithComponents<unknown>, "Form" | "state">;
};

export type FormState = {
  Form: FetcherWithComponents<unknown>["Form"];
  fetcher: FormOptions["fetcher"];
  /** The error summary, which takes the focus when there are new errors. */
  summary: RefObject<HTMLDivElement | null>;
  problem?: FormProblem;
  receipt?: FormReceipt;
  submissionId: string;
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    defaultShouldRevalidate?: boolean;
  };
  field: (name: string) => { name: string; error?: string; defaultValue?: string };
};

/** State of a form with script: checked before submission, errors cleared by editing, a draft kept over a reload. */
export function useEnquiryForm({ name, schema, reply, reference, ...opened }: FormOptions): FormState {
  const receipt = reply?.status === 200 ? reply : undefined;
  const problem = reply?.status === 200 ? undefined : reply;
  const [shown, setShown] = useState({ received: problem, rejected: problem, problem });
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  if (shown.received !== problem) show(problem);

  useEffect(() => {
    if (shown.rejected) summary.current?.focus();
  }, [shown.rejected]);

  useEffect(() => {
    if (receipt) return clearDraft(name);
    if (reference) clearSentDraft(name, reference);
    if (form.current) restoreDraft(name, form.current);
  }, [reference, receipt, name]);

  function show(rejected: FormProblem | undefined) {
    setShown({ received: problem, rejected, problem: rejected });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const parsed = parseForm(schema, new FormData(event.currentTarget));
    const invalid =
      parsed.status === "invalid" ? toInvalid({ values: parsed.values }, parsed.errors) : undefined;
    if (invalid) event.preventDefault();
    show(invalid);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    keepDraft(name, event.currentTarget, reference);
    const { target } = event;
    const edited = target instanceof Element ? target.getAttribute("name") : undefined;
    if (edited && shown.problem?.errors[edited])
      setShown((before) => ({ ...before, problem: withoutError(before.problem, edited) }));
  }

  return {
    Form: opened.fetcher?.Form ?? Form,
    fetcher: opened.fetcher,
    summary,
    problem: shown.problem,
    receipt,
    submissionId: reply?.submissionId ?? opened.submissionId,
    // A form in a dialog does not reload the page behind it.
    props: { ref: form, onSubmit, onInput, defaultShouldRevalidate: opened.fetcher ? false : undefined },
    field(fieldName) {
      const error = shown.problem?.errors[fieldName];
      const defaultValue = reply?.values[fieldName] ?? opened.preset?.[fieldName];
      return { name: fieldName, error, defaultValue };
    },
  };
}

/** Removes an edited field's error; `undefined` after the last one. */
function withoutError(problem: FormProblem | undefined, field: string): FormProblem | undefined {
  const { [field]: _edited, ...errors } = problem?.errors ?? {};
  return problem && Object.keys(errors).length > 0 ? { ...problem, errors } : undefined;
}

/** The draft's entry with the reference of the thanks below which it was typed. */
const THANKED = "thanked";

/**
 * Keeps the typed values in this tab until the form is submitted, together with the submission id, so that a form
 * submitted again after a reload is the same enquiry. `thanked` is the reference of the enquiry before it, if any.
 */
function keepDraft(name: string, form: HTMLFormElement, thanked = "") {
  const fields = [...new FormData(form)].filter(([field]) => field !== HONEYPOT);
  write(name, JSON.stringify({ ...Object.fromEntries(fields), [THANKED]: thanked }));
}

/** Removes the draft of the accepted enquiry, but not one typed below its thanks. */
function clearSentDraft(name: string, reference: string) {
  if (readDraft(name).get(THANKED) !== reference) clearDraft(name);
}

/** Fills the empty fields of a form from its draft. Checkboxes are left alone: consent is never ticked in advance. */
function restoreDraft(name: string, form: HTMLFormElement) {
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

function clearDraft(name: string) {
  try {
    sessionStorage.removeItem(toKey(name));
  } catch {
    // Storage is disabled, so there is no draft.
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
    // Storage is full or disabled. The form works without a draft.
  }
}

function toKey(name: string) {
  return `draft-${name}`;
}
