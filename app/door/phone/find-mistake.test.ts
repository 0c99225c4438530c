import { expect, test } from "vitest";
import { findReachErrors, openHomeSchema } from "#app/door/open-home-schema.ts";
import { openHomeLabels } from "#app/enquiries/open-home-kind.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import { visitorSchema } from "../visitor-schema.ts";
import { findMistake } from "./find-mistake.ts";

const anna = { intent: "walk in", name: "Anna", phone: "0491 570 110", email: "", price: "" };

test("the phone's check gives the same messages as the office", () => {
  for (const change of [
    { name: " " },
    { phone: "12" },
    { phone: "" },
    { email: "anna" },
    { price: "lots" },
    { phone: "", email: "anna@mail.example" },
    { price: "$2.4m" },
  ]) {
    const typed = { ...anna, ...change };
    const { output, errors } = parseValues(visitorSchema, typed);
    const [first] = Object.entries(output ? findReachErrors(output) : errors);
    const wrong = findMistake(new Map(Object.entries(typed)));
    expect([change, wrong && [wrong.name, wrong.message]]).toEqual([change, first]);
  }
});

test("the office has a label for every field of a visitor", () => {
  expect(Object.keys(openHomeLabels)).toEqual(Object.keys(openHomeSchema.entries));
});
