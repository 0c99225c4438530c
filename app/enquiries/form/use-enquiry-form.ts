import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, Form } from "react-router";
import { clearDraft, keepDraft, restoreDraft } from "./draft.ts";
import { type FormProblem, type FormSent, toWrong } from "./form-problem.ts";
import { type FormSchema, type FormValues, parseForm } from "./parse-form.ts";

type EnquiryFormOptions = {
  /** Under which the draft is kept. */
  name: string;
  schema: FormSchema;
  /** The id this form was made with. */
  submissionId: string;
  /** What the server said of the last attempt. */
  problem?: FormProblem;
  /** The thanks for the form that has just been taken: its draft has served. */
  sent?: string | FormSent;
  /** What is filled in already when the form is opened. */
  preset?: FormValues;
  /** How it is sent, when not as the page it stands on. */
  Form?: typeof Form | FetcherWithComponents<unknown>["Form"];
};

export type EnquiryForm = ReturnType<typeof useEnquiryForm>;

/** A form's behaviour with script: the same rules before sending, errors that editing clears, a draft that survives. */
export function useEnquiryForm({ name, schema, problem, sent, ...opened }: EnquiryFormOptions) {
  const [shown, setShown] = useState({ answer: problem, problem, edited: new Set<string>() });
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  if (shown.answer !== problem) setShown({ answer: problem, problem, edited: new Set() });

  useEffect(() => {
    if (shown.problem) summary.current?.focus();
  }, [shown.problem]);

  useEffect(() => {
    if (sent) clearDraft(name);
    else if (form.current) restoreDraft(name, form.current);
  }, [sent, name]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const parsed = parseForm(schema, new FormData(event.currentTarget));
    const wrong = parsed.status === "wrong" ? toWrong(parsed.values, parsed.errors) : undefined;
    if (wrong) event.preventDefault();
    setShown({ answer: problem, problem: wrong, edited: new Set() });
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    keepDraft(name, event.currentTarget);
    const { target } = event;
    const edited = target instanceof Element ? target.getAttribute("name") : undefined;
    if (edited && shown.problem?.errors[edited])
      setShown((before) => ({ ...before, edited: new Set([...before.edited, edited]) }));
  }

  const again = problem ?? (typeof sent === "object" ? sent : undefined);
  return {
    Form: opened.Form ?? Form,
    summary,
    problem: shown.problem,
    submissionId: again?.submissionId ?? opened.submissionId,
    props: { ref: form, onSubmit, onInput },
    /** What a field needs: its name, the message beside it, what was typed. */
    field(fieldName: string) {
      const error = shown.edited.has(fieldName) ? undefined : shown.problem?.errors[fieldName];
      const defaultValue = again?.values[fieldName] ?? opened.preset?.[fieldName];
      return { name: fieldName, error, defaultValue };
    },
  };
}
