import { test } from "vitest";
import { expectFields, sale } from "./to-record.fixture.ts";

test.each([
  ['<authority value="Auction"/>', "auction"],
  ['<authority value="setsale"/>', "set-sale"],
  ['<authority value=" Set Sale "/>', "set-sale"],
  ["<authority>Expressions of Interest</authority>", "expressions"],
  ['<authority value="null"/>', undefined],
  ['<authority value="exclusive"/>', "sale"],
  ['<authority value=""/>', undefined],
  ['<commercialAuthority value="eoi"/>', "expressions"],
  ['<commercialAuthority value="offers"/>', "sale"],
])("the method of %s is %s", async (words, method) => expectFields(await sale(words), { method }));

test.each([
  ["sold-prior-to-auction", "sold-prior"],
  ["sold-after-auction", "sold-after"],
  ["Passed-In", "passed-in"],
  ["passed-in-vendor-bid", "passed-in"],
])("the auction result %s is %s", async (type, result) => {
  const outcome = `<auctionDate>2026-11-21</auctionDate><auctionMaxBid value="2300000"/><auctionResult type="${type}"/>`;
  const auction_result = { result, bid_aud: 2_300_000, date: "2026-11-21" };
  expectFields(await sale(`<auctionOutcome>${outcome}</auctionOutcome>`), { auction_result });
});

test.each([
  // Without its day, which is reported.
  [
    '<auctionDate>last Saturday</auctionDate><auctionResult type="passed-in"/>',
    { result: "passed-in" },
    "invalid-date auctionOutcome/auctionDate",
  ],
  [
    '<auctionResult type="adjourned"/>',
    undefined,
    "unknown-auction-result auctionOutcome/auctionResult@type",
  ],
])("the outcome %s is %j", async (outcome, auction_result, code) => {
  const record = await sale(`<auctionOutcome>${outcome}</auctionOutcome>`);
  expectFields(record, { auction_result, codes: [code] });
});

test.each([
  ["setsale", "<auction>2026-12-05</auction>"],
  ["setsale", '<setSale date="2026-12-05"/>'],
  ["exclusive", '<auction date="2026-12-05-10:00:00"/>'],
])("with %s, %s is not an auction", async (authority, words) =>
  expectFields(await sale(`<authority value="${authority}"/>${words}`), { auction: undefined, codes: [] }),
);

test.each([
  ["12/12/2026 5:30 PM", { at: "2026-12-12T17:30" }, []],
  // Never midnight if only the day is known.
  ["2026-12-12T00:00:00", { at: "2026-12-12" }, []],
  ["5/12/2026 5:30", { at: "2026-12-05" }, ["invalid-date auction"]],
  ["2016-02-1112:50:05", undefined, ["invalid-date auction"]],
])("the time of an auction on %s is %j", async (date, auction, codes) =>
  expectFields(await sale(`<authority value="auction"/><auction>${date}</auction>`), { auction, codes }),
);

test.each([
  ["yes", "under-offer"],
  ["no", "current"],
])("under offer %j gives %s", async (value, status) =>
  expectFields(await sale(`<underOffer value="${value}"/>`), { status }),
);

test.each([
  ['<setSale date="2026-11-01"/>', "past-closing setSale"],
  ["<auction>2026-11-01-17:00</auction>", "past-closing auction"],
  ['<setSale date="3024-12-05"/>', "invalid-date setSale"],
])("offers that close by %s have no closing day", async (words, code) =>
  expectFields(await sale(`<authority value="setsale"/>${words}`), { closes: undefined, codes: [code] }),
);
