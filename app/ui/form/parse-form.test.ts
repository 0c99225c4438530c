import { expect, test } from "vitest";
import { contactSchema } from "#app/enquiries/contact/contact-schema.ts";
import { goodContact, toForm } from "#app/enquiries/form/form.fixture.ts";
import { parseForm } from "./parse-form.ts";

test("reads a good form, trimmed", () => {
  const parsed = parseForm(contactSchema, toForm({ ...goodContact, firstName: "  Leila " }));
  expect(parsed).toMatchObject({ status: "ok", output: { firstName: "Leila", acceptTerms: true } });
});

test("ignores fields that the form does not have", () => {
  const parsed = parseForm(contactSchema, toForm({ ...goodContact, isAdmin: "yes" }));
  expect(parsed).toMatchObject({ status: "ok" });
  expect(parsed).not.toHaveProperty("output.isAdmin");
});

test("keeps the typed values, and reports each invalid field once, in the form's order", () => {
  const parsed = parseForm(contactSchema, toForm({ ...goodContact, email: " leila@ ", appraisalType: "" }));
  expect(parsed).toMatchObject({ status: "invalid", values: { email: " leila@ ", firstName: "Leila" } });
  expect(parsed.status === "invalid" && Object.entries(parsed.errors)).toEqual([
    ["email", "Invalid email address"],
    ["appraisalType", "Please select an appraisal type"],
  ]);
});

test("gives every required field its message when the form is empty", () => {
  const parsed = parseForm(contactSchema, new FormData());
  expect(parsed.status === "invalid" && Object.values(parsed.errors)).toEqual([
    "First name is required",
    "Last name is required",
    "Invalid email address",
    "Phone number is required",
    "Property address is required",
    "Please select an appraisal type",
    "Please select a property type",
    "Please select what encouraged you to contact us",
    "You must accept the terms and conditions",
  ]);
});

const forged: [string, (form: FormData) => void][] = [
  ["a field sent twice", (form) => form.append("email", "other@mail.example")],
  ["NUL in a value", (form) => form.set("firstName", "Lei\0la")],
  ["NUL in a name", (form) => form.set("fir\0st", "Leila")],
  ["a file", (form) => form.set("comments", new File(["x"], "x.txt"))],
  ["__proto__", (form) => form.set("__proto__", "x")],
  ["constructor", (form) => form.set("constructor", "x")],
  ["prototype", (form) => form.set("prototype", "x")],
  ["201 fields", (form) => Array.from({ length: 201 }, (_, index) => form.append(`field${index}`, "x"))],
];

test.each(forged)("rejects a form with %s as malformed", (_what, forge) => {
  const form = toForm(goodContact);
  forge(form);
  expect(parseForm(contactSchema, form).status).toBe("malformed");
});
