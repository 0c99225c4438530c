import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, Form } from "react-router";
import { clearDraft, keepDraft, restoreDraft } from "./draft.ts";
import { type FormProblem, type FormReceipt, toInvalid } from "./form-reply.ts";
import { type FormSchema, type FormValues, parseForm } from "./parse-form.ts";

type FormOptions = {
  /** The key of the draft. */
  name: string;
  schema: FormSchema;
  /** The id this form was rendered with. */
  submissionId: string;
  /** What the action returned for the last attempt. */
  reply?: FormProblem | FormReceipt;
  /** The reference of the enquiry just accepted, on a page that says thanks. */
  reference?: string;
  /** Values of an untouched form. */
  preset?: FormValues;
  /** Submits without leaving the page, when given. */
  Form?: FetcherWithComponents<unknown>["Form"];
};

export type FormState = ReturnType<typeof useEnquiryForm>;

/** A form with script: checked before it is submitted, errors that editing clears, a draft that survives a reload. */
export function useEnquiryForm({ name, schema, reply, reference, ...opened }: FormOptions) {
  const receipt = reply?.status === 200 ? reply : undefined;
  const problem = reply?.status === 200 ? undefined : reply;
  const [shown, setShown] = useState({ received: problem, problem, edited: new Set<string>() });
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  if (shown.received !== problem) setShown({ received: problem, problem, edited: new Set() });

  useEffect(() => {
    if (shown.problem) summary.current?.focus();
  }, [shown.problem]);

  useEffect(() => {
    if (reference || receipt) clearDraft(name);
    else if (form.current) restoreDraft(name, form.current);
  }, [reference, receipt, name]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const parsed = parseForm(schema, new FormData(event.currentTarget));
    const invalid =
      parsed.status === "invalid" ? toInvalid({ values: parsed.values }, parsed.errors) : undefined;
    if (invalid) event.preventDefault();
    setShown({ received: problem, problem: invalid, edited: new Set() });
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    keepDraft(name, event.currentTarget);
    const { target } = event;
    const edited = target instanceof Element ? target.getAttribute("name") : undefined;
    if (edited && shown.problem?.errors[edited])
      setShown((before) => ({ ...before, edited: new Set([...before.edited, edited]) }));
  }

  return {
    Form: opened.Form ?? Form,
    summary,
    problem: shown.problem,
    receipt,
    submissionId: reply?.submissionId ?? opened.submissionId,
    props: { ref: form, onSubmit, onInput },
    /** What a field needs: its name, the message beside it, what was typed. */
    field(fieldName: string) {
      const error = shown.edited.has(fieldName) ? undefined : shown.problem?.errors[fieldName];
      const defaultValue = reply?.values[fieldName] ?? opened.preset?.[fieldName];
      return { name: fieldName, error, defaultValue };
    },
  };
}
