import * as v from "valibot";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import { requiredLines } from "#app/ui/form/text-rules.ts";

const MAX_TEXT = 10_000;
const TOO_LONG = "Write less than 10,000 characters";

export const answerMethods = ["phone", "e-mail", "in person", "no answer needed"] as const;

type IntentField = { rule: v.GenericSchema<string, string>; field: FormField };

/** The field of each action that has one. */
export const intentFields: Readonly<Partial<Record<string, IntentField>>> = {
  answer: {
    rule: requiredLines("Write your answer", MAX_TEXT, TOO_LONG),
    field: {
      name: "answer",
      label: "Answer by e-mail",
      hint: "Your name and the office’s number come under it.",
      kind: "lines",
      rows: 5,
    },
  },
  note: {
    rule: requiredLines("Write your note", MAX_TEXT, TOO_LONG),
    field: { name: "note", label: "Note for the office", kind: "lines", rows: 2 },
  },
  "mark answered": {
    rule: v.pipe(v.string(), v.picklist(answerMethods, "Choose how you answered")),
    field: { name: "how", label: "Answered another way" },
  },
  assign: {
    rule: v.pipe(v.string(), v.uuid("Choose who answers")),
    field: { name: "person", label: "Somebody else answers it" },
  },
};
