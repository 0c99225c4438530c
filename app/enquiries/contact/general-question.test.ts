import { expect, test } from "vitest";
import { parseForm } from "#app/ui/form/parse-form.ts";
import { toForm } from "../form/form.fixture.ts";
import { generalQuestionSchema, toQuestionFields } from "./general-question-schema.ts";

const question = { name: "Leila Marsh", message: "Can a tenant keep a cat with you?" };

function parse(reach: string) {
  return parseForm(generalQuestionSchema, toForm({ ...question, reach }));
}

test.each([
  ["leila@mail.example", { email: "leila@mail.example", phone: "" }],
  [" 0491 570 110 ", { email: "", phone: "0491 570 110" }],
  ["+61 (2) 5550 0142", { email: "", phone: "+61 (2) 5550 0142" }],
])("%s is an address or a number", (reach, expected) => {
  const parsed = parse(reach);
  expect(parsed.status === "ok" && toQuestionFields(parsed.output)).toEqual({ ...question, ...expected });
});

test.each([
  ["", "Enter your email or phone number"],
  ["leila@mail", "Enter a full email address, or a phone number of at least eight digits"],
  ["0491 570", "Enter a full email address, or a phone number of at least eight digits"],
  ["call me", "Enter a full email address, or a phone number of at least eight digits"],
])("%j is neither, and says so", (reach, message) => {
  expect(parse(reach)).toMatchObject({ status: "invalid", errors: { reach: message } });
});
