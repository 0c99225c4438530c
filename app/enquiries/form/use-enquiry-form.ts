import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, Form } from "react-router";
import { type FormSchema, type FormValues, parseForm } from "#app/ui/form/parse-form.ts";
import { clearDraft, clearSentDraft, keepDraft, restoreDraft } from "./draft.ts";
import { type FormProblem, type FormReceipt, toInvalid } from "./form-reply.ts";

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
    Form: opened.Form ?? Form,
    summary,
    problem: shown.problem,
    receipt,
    submissionId: reply?.submissionId ?? opened.submissionId,
    // In place, the page behind stays as it is.
    props: { ref: form, onSubmit, onInput, defaultShouldRevalidate: opened.Form && false },
    /** What a field needs: its name, the message beside it, what was typed. */
    field(fieldName: string) {
      const error = shown.problem?.errors[fieldName];
      const defaultValue = reply?.values[fieldName] ?? opened.preset?.[fieldName];
      return { name: fieldName, error, defaultValue };
    },
  };
}

/** What is left to correct once a field has been edited; nothing after the last one. */
function withoutError(problem: FormProblem | undefined, field: string): FormProblem | undefined {
  const { [field]: _edited, ...errors } = problem?.errors ?? {};
  return problem && Object.keys(errors).length > 0 ? { ...problem, errors } : undefined;
}
