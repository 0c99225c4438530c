import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { KnownHomeRow } from "../alerts/store/alert-rows.ts";
import { type Comparison, compareHomes } from "./compare-homes.ts";
import { toStateText } from "./home-state.ts";

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
function follow(isLearning = () => false) {
  let known: readonly KnownHomeRow[] = [];
  return (minute: number, ...homes: Changes[]) => {
    const compared = compareHomes({
      known,
      current: toCurrent(...homes),
      now: start + minute * MINUTE_MS,
      time: "2026-11-26T11:00",
      isLearning: known.length === 0 || isLearning(),
    });
    known = toKnown(known, compared);
    return compared.changes.map(({ home, news, newSince }) =>
      [home, news.join(), ...(newSince ? [`since ${(newSince - start) / MINUTE_MS}`] : [])].join(" "),
    );
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
  expect(look(11, { ...one, price_aud: 1_300_000 })).toEqual([]);
  expect(look(15, { ...one, price_aud: 1_300_000 })).toEqual(["S001 price"]);
  expect(look(16, one)).toEqual([]);
  expect(look(19, { ...one, price_aud: 1_300_000 })).toEqual([]);
  expect(look(60, { ...one, price_aud: 1_300_000 })).toEqual([]);
});

test("what goes on changing is told after an hour", () => {
  const look = follow();
  look(0, one);
  const told = Array.from({ length: 8 }, (_, step) =>
    look(1 + step * 9, { ...one, price_aud: 1_600_000 + step * 200_000 }),
  );
  expect(told.map((news) => news.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
});

test("what is put right within ten minutes of a new home's publication belongs to its being new", () => {
  const look = follow();
  const wrong = { ...two, price_aud: 15_000_000 };
  look(0, one);
  expect(look(1, one, wrong)).toEqual(["S002 new"]);
  expect(look(9, one, two)).toEqual(["S002 price since 1"]);
  expect([look(10, one, two), look(30, one, two)]).toEqual([[], []]);
  expect([look(40, one, wrong), look(50, one, wrong)]).toEqual([[], ["S002 price"]]);
});

test("a new home that is gone within ten minutes is told to be gone when it has stayed away", () => {
  const look = follow();
  look(0, one);
  look(1, one, two);
  expect([look(5, one), look(9, one), look(15, one)]).toEqual([[], [], ["S002 status"]]);
});

test("after a backup was restored everything is learned, and nothing told", () => {
  let isLearning = false;
  const look = follow(() => isLearning);
  const some = Array.from({ length: 8 }, (_, index) => ({ id: `S1${index}` }));
  look(0, one, two);
  look(1, one, two, ...some);
  isLearning = true;
  const moved = { id: "S009", address: "S002 Tern Lane, Manly", price_aud: 1_200_000 };
  expect(look(600, { ...one, price_aud: 1_300_000 }, moved, ...some)).toEqual([]);
  isLearning = false;
  expect(look(601, { ...one, price_aud: 1_300_000 }, moved, ...some)).toEqual([]);
  expect(look(615, { ...one, price_aud: 1_300_000 }, moved, ...some)).toEqual([]);
  expect(look(620, one, moved, ...some, { id: "S30" })).toEqual(["S30 new"]);
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

test("many new homes within an hour are held as well, also when they come one by one", () => {
  const some = Array.from({ length: 20 }, (_, index) => ({ id: `S1${index}` }));
  const more = Array.from({ length: 8 }, (_, index) => ({ id: `S2${index}` }));
  const count = (minutes: number) => {
    const look = follow();
    look(0, ...some);
    return more.flatMap((_, index) => look(minutes * (index + 1), ...some, ...more.slice(0, index + 1)))
      .length;
  };
  expect([count(1), count(9), count(13)]).toEqual([5, 5, 8]);
});
