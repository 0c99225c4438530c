import { expect, test } from "vitest";
import { outcomeForm } from "./outcome.ts";
import { priceForm } from "./price.ts";

const facts = { isOfOffice: true, team: [], suburbs: [], today: "2026-11-28" };
const sale = { ...facts, offer: "sale" as const };
const rental = { ...facts, offer: "rental" as const };

test("prices are read as people write amounts, and rents by the week", () => {
  expect(priceForm.read({ price: "$850k", to: "0.9 mil" }, {}, sale)).toMatchObject({
    value: { price_aud: 850_000, price_to: 900_000 },
  });
  expect(priceForm.read({ price: "$900 pw" }, {}, rental)).toMatchObject({ value: { weekly_rent_aud: 900 } });
  expect(outcomeForm.read({ status: "sold", day: "2026-11-20", price: "2.4m" }, {}, sale)).toMatchObject({
    value: { sold: { price_aud: 2_400_000 } },
  });
});

test("a price that is no amount is an error", () => {
  const errors = { price: "Write an amount such as 2,400,000" };
  for (const price of ["lots", "$900 pw", "2,40,000", "0"])
    expect(priceForm.read({ price }, {}, sale)).toEqual({ errors });
  expect(priceForm.read({ price: " " }, {}, sale)).toEqual({ errors: { price: "Write the price" } });
});

test("a field is optional if its rule allows an empty value, and a rental has no fields of sales", () => {
  const toOptional = (fields: ReturnType<typeof priceForm.toFields>) =>
    fields.filter(({ isOptional, kind }) => isOptional && kind !== "check").map(({ name }) => name);
  expect(toOptional(priceForm.toFields({}, sale))).toEqual(["to", "words"]);
  expect(toOptional(outcomeForm.toFields({}, sale))).toEqual(["day", "price"]);
  expect(outcomeForm.toFields({}, rental).map(({ name }) => name)).toEqual(["status", "day"]);
});
