import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { KnownHomeRow } from "../alerts/store/alert-rows.ts";
import { type Comparison, compareHomes } from "./compare-homes.ts";
import { toStateText } from "./home-state.ts";

const MINUTE_MS = 60_000;
const start = Date.UTC(2026, 10, 26, 0, 0);

type Changes = Parameters<typeof toSampleListing>[0];

function toCurrent(...homes: Changes[]) {
  return new Map(
    homes.map((changes = {}) => [
      changes.id ?? "S001",
      toStateText(toSampleListing({ address: `${changes.id} Tern Lane, Manly`, ...changes })),
    ]),
  );
}

/** A history of files: what is told after each. */
function follow() {
  let known: readonly KnownHomeRow[] = [];
  return (minute: number, ...homes: Changes[]) => {
    const compared = compareHomes({
      known,
      current: toCurrent(...homes),
      now: start + minute * MINUTE_MS,
      time: "2026-11-26T11:00",
    });
    known = toKnown(known, compared);
    return compared.changes.map(({ home, news }) => `${home} ${news.join()}`);
  };
}

function toKnown(known: readonly KnownHomeRow[], { added, changed }: Comparison) {
  const written = new Map(changed.map(({ from, to }) => [from.id, to] as const));
  return [...known.map((home) => written.get(home.id) ?? home), ...added];
}

const [one, two] = [{ id: "S001" }, { id: "S002" }];

test("the first homes are learned, the next is told once", () => {
  const look = follow();
  expect(look(0, one)).toEqual([]);
  expect(look(1, one, two)).toEqual(["S002 new"]);
  expect(look(2, one, two)).toEqual([]);
});

test("a price is told ten minutes after it changed, unless it was put right", () => {
  const look = follow();
  look(0, one);
  expect(look(1, { ...one, price_aud: 1_400_000 })).toEqual([]);
  expect(look(5, { ...one, price_aud: 1_300_000 })).toEqual([]);
  expect(look(11, { ...one, price_aud: 1_300_000 })).toEqual(["S001 price"]);
  expect(look(12, one)).toEqual([]);
  expect(look(15, { ...one, price_aud: 1_300_000 })).toEqual([]);
  expect(look(60, { ...one, price_aud: 1_300_000 })).toEqual([]);
});

test("a home that flickers is not new, and one that is away for longer is said to be gone, and back", () => {
  const look = follow();
  look(0, one, two);
  expect([look(1, one), look(5, one, two), look(60, one, two)]).toEqual([[], [], []]);
  look(61, one);
  expect(look(72, one)).toEqual(["S002 status"]);
  look(100, one, two);
  expect(look(111, one, two)).toEqual(["S002 status"]);
});

test("a home listed again under another id is the same home", () => {
  const look = follow();
  look(0, one, two);
  look(1, one);
  expect(look(20, one)).toEqual(["S002 status"]);
  expect(look(30, one, { id: "S009", address: "S002 Tern Lane, Manly" })).toEqual([]);
  expect(look(41, one, { id: "S009", address: "S002 Tern Lane, Manly" })).toEqual(["S009 status"]);
});

test("of two new homes at the address of one that left, one is the same home", () => {
  const look = follow();
  const address = "S002 Tern Lane, Manly";
  look(0, one, two);
  look(1, one);
  expect(look(2, one, { id: "S008", address }, { id: "S009", address })).toEqual(["S009 new"]);
});

test("homes whose street is hidden are told apart by their id alone", () => {
  const look = follow();
  const hidden = { address_display: false, address: "1 Tern Lane, Manly" };
  look(0, one, { ...two, ...hidden });
  look(1, one);
  expect(look(2, one, { id: "S009", ...hidden })).toEqual(["S009 new"]);
});

test("sold is told, and what becomes of it afterwards is not", () => {
  const look = follow();
  const sold = { ...one, status: "sold" as const, sold: { date: "2026-11-25" } };
  look(0, one);
  look(1, sold);
  expect(look(12, sold)).toEqual(["S001 status"]);
  expect([look(13), look(24)]).toEqual([[], []]);
});

test("an open that is over is not a changed time, one that moves is", () => {
  const look = follow();
  const open = (time: string) => ({ ...one, next_inspection: time });
  look(0, open("2026-11-26T10:00/10:30"));
  expect([look(1, one), look(12, one)]).toEqual([[], []]);
  look(13, open("2026-11-28T10:00/10:30"));
  expect(look(24, open("2026-11-28T10:00/10:30"))).toEqual(["S001 times"]);
});

test("many new homes at once are held, with those that follow", () => {
  const some = Array.from({ length: 20 }, (_, index) => ({ id: `S1${index}` }));
  const many = Array.from({ length: 6 }, (_, index) => ({ id: `S2${index}` }));
  const look = follow();
  look(0, ...some);
  expect(look(1, ...some, ...many.slice(0, 5))).toHaveLength(5);
  const other = follow();
  other(0, ...some);
  expect(other(1, ...some, ...many)).toEqual([]);
  expect(other(2, ...some, ...many, two)).toEqual([]);
  const changed = many.map((home) => ({ ...home, price_aud: 1_300_000 }));
  expect([other(3, ...some, ...changed, two), other(14, ...some, ...changed, two)]).toEqual([[], []]);
});
