import { expect, test } from "vitest";
import { toForm } from "#app/enquiries/form/form.fixture.ts";
import { parseForm } from "#app/ui/form/parse-form.ts";
import type { PageField } from "./block.ts";
import { findContactErrors, toCampaignFields, toCampaignFormSchema } from "./campaign-form.server.ts";

const line = { kind: "line", type: "text" } as const;

function makeField(name: string, more: Partial<PageField> = {}): PageField {
  return { name, label: name, isRequired: false, control: line, ...more };
}

const email = makeField("b1-email", { label: "Your email", role: "email" });
const phone = makeField("b1-phone", { label: "Phone", role: "phone" });

function parse(fields: readonly PageField[], values: Record<string, string>) {
  return parseForm(toCampaignFormSchema(fields), toForm(values));
}

test("fields that the marketer requires are required, in the form's own words", () => {
  const fields = [
    makeField("b1-name", { label: "Your name", isRequired: true }),
    makeField("b1-wish", { label: "Wish", isRequired: true, control: { kind: "lines" } }),
    makeField("b1-week", { label: "Week", isRequired: true, control: { kind: "choice", options: [] } }),
    makeField("b1-terms", { label: "I agree", isRequired: true, control: { kind: "tick" } }),
  ];
  expect(parse(fields, {})).toMatchObject({
    errors: {
      "b1-name": "Fill in “Your name”",
      "b1-wish": "Fill in “Wish”",
      "b1-week": "Choose an answer to “Week”",
      "b1-terms": "Tick “I agree”",
    },
  });
});

test("an optional e-mail address may be empty, but not invalid", () => {
  const read = (typed: string) => parse([email], { "b1-email": typed });
  expect(read("").status).toBe("ok");
  expect(read(" leila@mail.example ")).toMatchObject({ output: { "b1-email": "leila@mail.example" } });
  expect(read("leila")).toMatchObject({ errors: { "b1-email": "Invalid email address" } });
});

test("a phone number needs eight digits, a postcode four, and a required address cannot be empty", () => {
  const fields = [{ ...email, isRequired: true }, phone, makeField("b1-postcode")];
  expect(parse(fields, { "b1-phone": "12", "b1-postcode": "abcd" })).toMatchObject({
    errors: {
      "b1-email": "Enter your email address",
      "b1-phone": "Enter a phone number of at least eight digits",
      "b1-postcode": "Enter a postcode of four digits",
    },
  });
  const good = { "b1-email": "leila@mail.example", "b1-phone": "(02) 5550 0142", "b1-postcode": "2096" };
  expect(parse(fields, good).status).toBe("ok");
  expect(parse(fields, { "b1-email": "leila@mail.example" }).status).toBe("ok");
});

test("refuses values that are too long", () => {
  const wish = makeField("b1-wish", { label: "Wish" });
  expect(parse([wish], { "b1-wish": "x".repeat(200) }).status).toBe("ok");
  expect(parse([wish], { "b1-wish": "x".repeat(201) })).toMatchObject({
    errors: { "b1-wish": "“Wish” must be 200 characters or fewer" },
  });
});

test("requires an e-mail address or a phone number", () => {
  const form = { fields: [makeField("b1-name"), email, phone] };
  const message = "Enter an email address or a phone number, so that we can answer";
  expect(findContactErrors(form, { "b1-name": "Leila" })).toEqual({ "b1-email": message });
  expect(findContactErrors(form, { "b1-phone": "0491 570 110" })).toEqual({});
  expect(findContactErrors(form, { "b1-email": "leila@mail.example" })).toEqual({});
});

test("values of fields without a role go into the message", () => {
  const options = [{ value: "1", label: "The first" }];
  const fields = [
    makeField("b1-first", { role: "firstName" }),
    makeField("b1-last", { role: "lastName" }),
    email,
    makeField("b1-wish", { role: "message" }),
    makeField("b1-week", { label: "Week", control: { kind: "choice", options } }),
    makeField("b1-news", { label: "Send news", control: { kind: "tick" } }),
    makeField("b1-empty", { label: "Empty" }),
  ];
  const person = { "b1-first": "Leila", "b1-last": "Marsh", "b1-email": "leila@mail.example" };
  const values = { ...person, "b1-wish": "A pool", "b1-week": "1", "b1-news": "on", "b1-empty": "" };
  expect(toCampaignFields({ fields, hidden: [{ label: "campaign", value: "Spring" }] }, values)).toEqual({
    name: "Leila Marsh",
    email: "leila@mail.example",
    phone: "",
    message: "A pool\nWeek: The first\nSend news: yes\ncampaign: Spring",
  });
});
