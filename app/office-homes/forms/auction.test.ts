import { expect, test } from "vitest";
import { auctionForm } from "./auction.ts";

const sale = { offer: "sale", isOfOffice: true, team: [], suburbs: [], today: "2026-11-28" } as const;
const tender = { method: "tender", closingDay: "2026-12-04", closingTime: "17:00" };

test("a tender has a closing day and hour, which the home's page shows", () => {
  const record = { method: "tender", auction: null, closes: "2026-12-04T17:00" };
  expect(auctionForm.read(tender, {}, sale)).toEqual({ value: record });
  expect(auctionForm.toWords(record, sale)).toBe("Tender, closes Friday 4 December, 5:00 pm");
  expect(auctionForm.read({ ...tender, method: "set-sale", closingTime: "" }, {}, sale)).toMatchObject({
    value: { closes: "2026-12-04" },
  });
  const fields = auctionForm.toFields(record, sale).map(({ name, defaultValue }) => [name, defaultValue]);
  expect(Object.fromEntries(fields)).toMatchObject(tender);
  expect(auctionForm.read({ method: "tender" }, record, sale)).toMatchObject({ value: { closes: null } });
});

test("a closing day must be in the future, and needs a way of sale that closes on a day", () => {
  const toErrors = (typed: object, record = {}) => auctionForm.read({ ...tender, ...typed }, record, sale);
  const past = { closingDay: "2026-11-27" };
  expect(toErrors(past)).toEqual({ errors: { closingDay: "Choose a day in the future" } });
  expect(toErrors(past, { closes: "2026-11-27" })).toHaveProperty("value");
  const errors = { closingDay: "Choose the day on which offers close" };
  expect(toErrors({ closingDay: "" })).toEqual({ errors });
  expect(toErrors({ method: "auction" })).toEqual({
    errors: { method: "Choose a tender, expressions of interest or a set date sale, which close on a day" },
  });
});
