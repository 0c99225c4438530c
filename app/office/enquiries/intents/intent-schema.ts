import * as v from "valibot";
import { requiredLines } from "#app/ui/form/text-rules.ts";

const MAX_TEXT = 10_000;
const TOO_LONG = "Write less than 10,000 characters";

export const answerMethods = ["phone", "e-mail", "in person", "no answer needed"] as const;

type IntentField = { name: string; rule: v.GenericSchema<string, string> };

/** The field of each action that has one. */
export const intentFields: Readonly<Partial<Record<string, IntentField>>> = {
  answer: { name: "answer", rule: requiredLines("Write your answer", MAX_TEXT, TOO_LONG) },
  note: { name: "note", rule: requiredLines("Write your note", MAX_TEXT, TOO_LONG) },
  "mark answered": {
    name: "how",
    rule: v.pipe(v.string(), v.picklist(answerMethods, "Choose how you answered")),
  },
  assign: { name: "person", rule: v.pipe(v.string(), v.uuid("Choose who answers")) },
};
