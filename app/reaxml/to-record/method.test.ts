import { expect, test } from "vitest";
import { expectFields, sale } from "./to-record.fixture.ts";

test.each([
  ["auction", "auction"],
  ["Auction", "auction"],
  ["sale", "sale"],
  ["setsale", "set-sale"],
  ["exclusive", "sale"],
  ["open", "sale"],
  ["multilist", "sale"],
  ["conjunctional", "sale"],
  ["", undefined],
])("the authority %j is %s", async (value, method) =>
  expectFields(await sale(`<authority value="${value}"/>`), { method }),
);

test.each([
  ["auction", "auction"],
  ["eoi", "expressions"],
  ["tender", "tender"],
  ["forsale", "sale"],
  ["offers", "sale"],
  ["sale", "sale"],
])("the commercial authority %s of a home is %s", async (value, method) =>
  expectFields(await sale(`<commercialAuthority value="${value}"/>`), { method }),
);

test.each([
  ["sold-prior-to-auction", "sold-prior"],
  ["sold-at-auction", "sold-at-auction"],
  ["sold-after-auction", "sold-after"],
  ["Passed-In", "passed-in"],
  ["passed-in-vendor-bid", "passed-in"],
  ["withdrawn", "withdrawn"],
])("the auction result %s is %s", async (type, result) =>
  expectFields(await sale(`<auctionOutcome><auctionResult type="${type}"/></auctionOutcome>`), {
    auction_result: { result },
  }),
);

test("a result that nobody knows costs that field", async () =>
  expectFields(await sale('<auctionOutcome><auctionResult type="adjourned"/></auctionOutcome>'), {
    auction_result: undefined,
    codes: ["unknown-auction-result auctionOutcome/auctionResult@type"],
  }));

test.each([
  ["setsale", "<auction>2026-12-05</auction>"],
  ["setsale", '<setSale date="2026-12-05"/>'],
  ["exclusive", '<auction date="2026-12-05-10:00:00"/>'],
])("under %s %s is no auction", async (authority, words) =>
  expectFields(await sale(`<authority value="${authority}"/>${words}`), { auction: undefined, codes: [] }),
);

test("an auction at no day costs its time", async () =>
  expectFields(await sale('<authority value="auction"/><auction date="2016-02-1112:50:05"/>'), {
    method: "auction",
    auction: undefined,
    codes: ["invalid-date auction"],
  }));

test.each([
  ["12/12/2026 5:30 PM", "2026-12-12T17:30"],
  ["2026-12-12T06:30:00Z", "2026-12-12T17:30"],
  // Never midnight where only the day is known.
  ["2026-12-12T00:00:00", "2026-12-12"],
  ["Sat 12 Dec 2026", "2026-12-12"],
])("an auction on %s is at %s", async (date, at) =>
  expectFields(await sale(`<authority value="auction"/><auction date="${date}"/>`), {
    method: "auction",
    auction: { at },
    codes: [],
  }),
);

test.each([
  ["yes", "under-offer"],
  ["no", "current"],
  ["", "current"],
])("under offer %j is %s", async (value, status) =>
  expect(await sale(`<underOffer value="${value}"/>`)).toMatchObject({ status }),
);

test.each([
  ['<setSale date="2026-11-01"/>', "past-closing setSale"],
  ["<auction>2026-11-01-17:00</auction>", "past-closing auction"],
  ['<setSale date="3024-12-05"/>', "invalid-date setSale"],
])("offers that close by %s close at no day", async (words, code) =>
  expectFields(await sale(`<authority value="setsale"/>${words}`), { closes: undefined, codes: [code] }),
);
