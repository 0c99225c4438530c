import { expect, test } from "vitest";
import { correctSpelling } from "./spelling.ts";
import { toPriceText } from "./texts.ts";

test.each([
  ["ofers abuve", "offers above"],
  ["No Aminals alowed", "No animals allowed"],
  ["childern, tennants and the gaurenteed", "children, tenants and the gaurenteed"],
  ["garanteed capital growht", "guaranteed capital growth"],
  // Other words that are no slips.
  ["bedding, mullions, moths and curtains", "bedding, mullions, moths and curtains"],
  ["two bedders from the office", "two bedders from the office"],
  ["", ""],
])("reads %j as %j", (written, right) => {
  expect(correctSpelling(written)).toBe(right);
});

test.each([
  ["O.I.E.O. $1.05m", "OIEO $1.05m"],
  ["o.o. 890k", "oo 890k"],
  ["Opens at 10 a.m. The agent is J.K. Smith.", "Opens at 10 am. The agent is JK. Smith."],
  ["2.5m by No. 4", "2.5m by No. 4"],
])("takes the full stops out of abbreviations: %j is %j", (written, plain) => {
  expect(toPriceText("description", written, 100).text).toBe(plain);
});
