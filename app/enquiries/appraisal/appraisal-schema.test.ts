import { expect, test } from "vitest";
import { parseForm } from "#app/ui/form/parse-form.ts";
import { goodAppraisal, toForm } from "../form/form.fixture.ts";
import { appraisalSchema, bathrooms, bedrooms, carSpaces, timeframes } from "./appraisal-schema.ts";

function parse(changes: Partial<typeof goodAppraisal>) {
  return parseForm(appraisalSchema, toForm({ ...goodAppraisal, ...changes }));
}

test.each([
  ["firstName", "Enter your first name"],
  ["lastName", "Enter your last name"],
  ["email", "Enter your email address"],
  ["phone", "Enter your phone number"],
  ["address", "Enter the property address"],
  ["suburb", "Enter the suburb"],
  ["postcode", "Enter the postcode"],
  ["propertyType", "Choose a property type"],
])("%s is required", (name, message) =>
  expect(parse({ [name]: " " })).toMatchObject({ status: "invalid", errors: { [name]: message } }),
);

test("only the required fields and the address are checked", () => {
  const long = "x".repeat(5000);
  const changes = { firstName: long, phone: long, postcode: "the next one over", additionalInfo: long };
  expect(parse(changes)).toMatchObject({ status: "ok", output: changes });
});

test.each([
  ["bedrooms", bedrooms],
  ["bathrooms", bathrooms],
  ["carSpaces", carSpaces],
  ["timeframe", timeframes],
] as const)("%s: every option is kept, nothing is fine, anything else is nothing", (name, options) => {
  for (const { value } of options)
    expect(parse({ [name]: value })).toMatchObject({ output: { [name]: value } });
  for (const value of ["", "castle"])
    expect(parse({ [name]: value })).toMatchObject({ output: { [name]: "" } });
});
