import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FormSchema, parseForm } from "../schemas/parse-form.ts";
import { clearDraft, keepDraft, restoreDraft } from "./draft.ts";
import { type FormProblem, toWrong } from "./form-problem.ts";

type EnquiryFormOptions = {
  /** Under which the draft is kept. */
  name: string;
  schema: FormSchema;
  /** What the server said of the last attempt. */
  problem?: FormProblem;
  /** Whether the form has just been taken: then its draft has served. */
  isSent: boolean;
};

export type EnquiryForm = ReturnType<typeof useEnquiryForm>;

/** A form's behaviour with script: the same rules before sending, errors that editing clears, a draft that survives. */
export function useEnquiryForm({ name, schema, problem, isSent }: EnquiryFormOptions) {
  const [shown, setShown] = useState({ answer: problem, problem, edited: new Set<string>() });
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  if (shown.answer !== problem) setShown({ answer: problem, problem, edited: new Set() });

  useEffect(() => {
    if (shown.problem) summary.current?.focus();
  }, [shown.problem]);

  useEffect(() => {
    if (isSent) clearDraft(name);
    else if (form.current) restoreDraft(name, form.current);
  }, [isSent, name]);

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

  return {
    summary,
    problem: shown.problem,
    props: { ref: form, onSubmit, onInput },
    /** What a field needs: its name, the message beside it, what was typed. */
    field(fieldName: string) {
      const error = shown.edited.has(fieldName) ? undefined : shown.problem?.errors[fieldName];
      return { name: fieldName, error, defaultValue: problem?.values[fieldName] };
    },
  };
}
