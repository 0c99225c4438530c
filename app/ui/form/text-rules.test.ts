import * as v from "valibot";
import { expect, test } from "vitest";
import { toInspectionSchema } from "#app/enquiries/about-listing/inspection-schema.ts";
import { questionSchema } from "#app/enquiries/about-listing/question-schema.ts";
import { toForm } from "#app/enquiries/form/form.fixture.ts";
import { newsletterSchema } from "#app/newsletter/newsletter-schema.ts";
import { parseForm } from "./parse-form.ts";
import { fourDigits } from "./text-rules.ts";

const ours = { inspection: toInspectionSchema([]), question: questionSchema };
const person = { name: "Leila Marsh", email: "leila@mail.example", time: "ask", message: "Is there a bath?" };
const needed = "Enter a phone number of at least eight digits";

const phones = [
  ["12", needed],
  ["555 0142", needed],
  ["+61 12 3456", needed],
  ["call me", needed],
  ["5550 0142", undefined],
  ["0491570110", undefined],
  ["(02) 5550 0142", undefined],
  ["+61 491 570 110", undefined],
  ["+61 (0)2 5550-0142", undefined],
  ["0061 2 5550 0142", undefined],
] as const;

for (const [form, schema] of Object.entries(ours)) {
  test(`a phone number needs eight digits, however it is written: ${form}`, () => {
    for (const [phone, message] of phones) {
      const parsed = parseForm(schema, toForm({ ...person, phone }));
      expect(parsed.status === "invalid" ? parsed.errors.phone : undefined, phone).toBe(message);
    }
  });

  test(`an e-mail address is required: ${form}`, () => {
    const empty = parseForm(schema, toForm({ ...person, phone: "0491 570 110", email: " " }));
    expect(empty).toMatchObject({ errors: { email: "Enter your email address" } });
  });
}

test("a question needs no phone number, an inspection does", () => {
  const without = toForm({ ...person, phone: "" });
  expect(parseForm(ours.question, without).status).toBe("ok");
  expect(parseForm(ours.inspection, without)).toMatchObject({ errors: { phone: "Enter your phone number" } });
});

test("the newsletter requires an address, and rejects an invalid one", () => {
  const errors = ["", "reader@"].map((email) => parseForm(newsletterSchema, toForm({ email })));
  expect(errors).toMatchObject([
    { errors: { email: "Enter your email address" } },
    { errors: { email: "Invalid email address" } },
  ]);
});

test("a postcode has four digits", () => {
  const postcode = v.pipe(v.string(), fourDigits);
  for (const text of ["2096", " 20 96", ""]) expect(v.is(postcode, text), text).toBe(true);
  for (const text of ["abcd", "209", "20966", "2O96"]) expect(v.is(postcode, text), text).toBe(false);
});
