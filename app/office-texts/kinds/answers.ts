import * as v from "valibot";
import { answerSchema } from "#app/agency/kinds/answer-schema.ts";
import { answerFacts, firstAnswers } from "#app/office/first-answers.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { defineTextKind, line, text } from "../text-kind.ts";

const facts = Object.keys(answerFacts).map((name) => `{${name}}`);
const WRONG_FACT = `Use ${new Intl.ListFormat("en-AU", { type: "disjunction" }).format(facts)}, or take the braces out`;

const form = v.object({
  name: field("What it answers", line("Enter what it answers")),
  text: field(
    "Answer",
    v.pipe(
      text("Write the answer"),
      v.check(
        (words) => (words.match(/\{[^{}]{0,60}\}/g) ?? []).every((each) => facts.includes(each)),
        WRONG_FACT,
      ),
    ),
    {
      kind: "lines",
      rows: 8,
      hint: `Filled in for each enquiry: ${facts.join(", ")}. Your name and the office’s number come under it.`,
    },
  ),
});

export const answerKind = defineTextKind({
  kind: "answer",
  path: "answers",
  title: "Answers to begin with",
  one: "answer",
  isList: true,
  isOfOffice: true,
  schema: answerSchema,
  form,
  findShown: ({ answers = firstAnswers }) => answers.map((each) => ({ key: String(each.id), text: each })),
  toText: (answer, { key }) => ({ ...answer, id: Number(key) }),
  toName: ({ name }) => name,
});
