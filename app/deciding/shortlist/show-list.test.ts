import { expect, test } from "vitest";
import { sampleSnapshot } from "./shortlist.fixture.ts";
import { toShownHomes } from "./show-list.ts";

function keep(home: string) {
  return { home, kept: sampleSnapshot, seen: sampleSnapshot, changedOn: undefined };
}

test("what has left the market stays in its place, saying so, without a link to nowhere", () => {
  const [gone] = toShownHomes({ kept: [keep("S009")], current: new Map() });
  expect(gone).toMatchObject({
    id: "S009",
    address: sampleSnapshot.address,
    status: "No longer on the market",
    href: undefined,
    nextOpen: undefined,
  });
});

test("while the listings cannot be read a home is shown as it was, and not taken for gone", () => {
  expect(toShownHomes({ kept: [keep("S009")], current: undefined })).toMatchObject([
    { status: undefined, price: sampleSnapshot.price, changes: [] },
  ]);
});

test("one's own vote and note stand apart from those of the others, who said something", () => {
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
