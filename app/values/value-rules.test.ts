import * as v from "valibot";
import { expect, test } from "vitest";
import { parseAmount } from "../ui/form/amount.ts";
import { parseValues } from "../ui/form/parse-form.ts";
import { isDay, optionalDay, optionalNumber, requiredDay, requiredNumber } from "./value-rules.ts";

const schema = v.object({
  price: requiredNumber("Write the price", { wrong: "Write an amount", parse: parseAmount, from: 1 }),
  stars: optionalNumber("Choose the stars", { to: 5 }),
  from: requiredDay("Choose the day"),
  to: optionalDay("Choose the last day"),
});

test("values have their types, and an empty field is undefined", () => {
  const output = { price: 2_400_000, stars: undefined, from: "2026-11-28", to: undefined };
  expect(parseValues(schema, { price: " $2.4m ", from: "2026-11-28" })).toEqual({ output });
});

test("each field has the message of its first error", () => {
  expect(parseValues(schema, {}).errors).toEqual({ price: "Write the price", from: "Choose the day" });
  expect(parseValues(schema, { price: "0", stars: "6", from: "2026-02-30", to: "soon" }).errors).toEqual({
    price: "Write an amount",
    stars: "Choose the stars",
    from: "Choose the day",
    to: "Choose the last day",
  });
});

test("a day must exist in the calendar", () => {
  expect(isDay("2028-02-29")).toBe(true);
  for (const day of ["2026-02-29", "2026-13-01", "2026-1-1", ""]) expect(isDay(day), day).toBe(false);
});
