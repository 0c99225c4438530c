import { expect, test } from "vitest";
import { parseForm } from "#app/ui/form/parse-form.ts";
import { goodAppraisal, toForm } from "../form/form.fixture.ts";
import { appraisalSchema, bathrooms, bedrooms, carSpaces, timeframes } from "./appraisal-schema.ts";

function parse(changes: Partial<typeof goodAppraisal>) {
  return parseForm(appraisalSchema, toForm({ ...goodAppraisal, ...changes }));
}

const required = [
  ["firstName", "Enter your first name"],
  ["lastName", "Enter your last name"],
  ["email", "Enter your email address"],
  ["phone", "Enter your phone number"],
  ["address", "Enter the property address"],
  ["suburb", "Enter the suburb"],
  ["postcode", "Enter the postcode"],
  ["propertyType", "Choose a property type"],
] as const;

for (const [name, message] of required) {
  test(`${name} is required`, () => {
    expect(parse({ [name]: " " })).toMatchObject({ status: "invalid", errors: { [name]: message } });
  });
}

test("nothing but the required fields and the address is checked", () => {
  const long = "x".repeat(5000);
  const changes = { firstName: long, phone: long, postcode: "the next one over", additionalInfo: long };
  expect(parse(changes)).toMatchObject({ status: "ok", output: changes });
});

const choices = [
  ["bedrooms", bedrooms],
  ["bathrooms", bathrooms],
  ["carSpaces", carSpaces],
  ["timeframe", timeframes],
] as const;

for (const [name, options] of choices) {
  test(`${name}: every option is kept, nothing is fine, anything else is nothing`, () => {
    for (const { value } of options)
      expect(parse({ [name]: value })).toMatchObject({ output: { [name]: value } });
    for (const value of ["", "castle"])
      expect(parse({ [name]: value })).toMatchObject({ output: { [name]: "" } });
  });
}
