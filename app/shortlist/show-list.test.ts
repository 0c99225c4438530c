import { expect, test } from "vitest";
import { sampleSnapshot } from "./kept-list.fixture.ts";
import type { Snapshot } from "./kept-list.ts";
import { describeChanges, toShownHomes } from "./show-list.ts";

function keep(home: string) {
  return { home, kept: sampleSnapshot, seen: sampleSnapshot, changedOn: undefined };
}

test("a home that has left the market keeps its place and says so, without a link", () => {
  const [gone] = toShownHomes({ kept: [keep("S009")], current: new Map() });
  const { address } = sampleSnapshot;
  expect(gone).toMatchObject({ id: "S009", address, status: "No longer on the market" });
  expect([gone?.href, gone?.nextOpen]).toEqual([undefined, undefined]);
});

test("while the listings cannot be read a home is shown as last seen, not as gone", () => {
  expect(toShownHomes({ kept: [keep("S009")], current: undefined })).toMatchObject([
    { status: undefined, price: sampleSnapshot.price, changes: [] },
  ]);
});

test("the visitor's own vote and note are separate from those of others, and others without an opinion are left out", () => {
  const opinion = { home: "S001", name: "Sam", vote: undefined, note: "" };
  const [home] = toShownHomes({
    kept: [keep("S001")],
    current: undefined,
    memberId: "own",
    opinions: [
      { ...opinion, memberId: "own", vote: "yes", note: "Light" },
      { ...opinion, memberId: "other", vote: "no" },
      { ...opinion, memberId: "silent" },
    ],
  });
  expect(home?.own).toEqual({ vote: "yes", note: "Light" });
  expect(home?.others.map(({ memberId }) => memberId)).toEqual(["other"]);
});

const guide: Snapshot = { ...sampleSnapshot, priceName: "Guide", price: "$2.3M" };

function describe(changes: Partial<Snapshot>, kept = guide) {
  return describeChanges({ kept, seen: { ...kept, ...changes }, changedOn: "2026-11-14" });
}

test("a changed price shows the old one, the new one and the day of the change", () => {
  expect(describe({ price: "$2.4M" })).toEqual(["Guide $2.3M → $2.4M, 14 November"]);
  expect(describe({})).toEqual([]);
});

test("a sale shows its price and its own day, and not the earlier guide", () => {
  const sold = { status: "Sold", price: "$2,465,000", endedOn: "2026-11-28" };
  expect(describe(sold)).toEqual(["Sold $2,465,000, 28 November"]);
  const withheld = { status: "Sold", price: "Price withheld" };
  expect(describe(withheld)).toEqual(["Sold, price withheld, 14 November"]);
});

test("a change of status is shown beside the price, as are a return to the market and a departure from it", () => {
  expect(describe({ status: "Under offer", price: "$2.4M" })).toEqual([
    "Under offer, 14 November",
    "Guide $2.3M → $2.4M, 14 November",
  ]);
  const back = describe({ status: undefined }, { ...guide, status: "Under offer" });
  expect(back).toEqual(["Back on the market, 14 November"]);
  expect(describe({ isGone: true, price: "$9M" })).toEqual(["No longer on the market, 14 November"]);
});
