import fc from "fast-check";
import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import { compareHomes, isSettled } from "./compare-homes.ts";
import { toStateText } from "./home-state.ts";
import type { KnownHomeRow } from "./store/alert-rows.ts";

const start = Date.UTC(2026, 10, 26, 0, 0);

type Changes = Partial<SaleRecord>;

function toCurrent(...homes: Changes[]) {
  const toState = (home: Changes = {}) =>
    toStateText(toSampleListing({ address: `${home.id} Tern Lane, Manly`, ...home }));
  return new Map(homes.map((home) => [home?.id ?? "S001", toState(home)]));
}

/** Compares a series of states; each look returns the news to announce. */
function follow() {
  let known: readonly KnownHomeRow[] = [];
  return {
    look(minute: number, ...homes: Changes[]) {
      const now = start + minute * MINUTE_MS;
      const steps = compareHomes({ known, current: toCurrent(...homes), now, time: "2026-11-26T11:00" });
      known = steps.flatMap(({ to }) => to ?? []);
      return steps.flatMap(({ change }) =>
        change && change.news.length > 0 ? [`${change.home} ${change.news.join()}`] : [],
      );
    },
    countHeld: () => known.filter(({ held_at }) => held_at !== null).length,
    release() {
      known = known.map((home) =>
        home.held_at === null ? home : { ...home, held_at: null, released_at: home.held_at },
      );
    },
    isSettled: () => known.every((to) => isSettled({ to })),
  };
}

/** Looks twice, ten minutes apart. */
function tell({ look }: ReturnType<typeof follow>, minute: number, ...homes: Changes[]) {
  return [look(minute, ...homes), look(minute + 10, ...homes)];
}

const [one, two] = [{ id: "S001" }, { id: "S002" }];
const sold = { status: "sold" as const, sold: { date: "2026-11-25" } };

test("the first homes are only recorded; the next is announced once, ten minutes after it appeared", () => {
  const { look, isSettled } = follow();
  expect(look(0, one)).toEqual([]);
  expect(isSettled()).toBe(true);
  expect([look(1, one, two), look(10.9, one, two)]).toEqual([[], []]);
  expect(isSettled()).toBe(false);
  expect(look(11, one, two)).toEqual(["S002 new"]);
  expect([look(12, one, two), isSettled()]).toEqual([[], true]);
});

test("a price is announced ten minutes after its last change, unless it was corrected", () => {
  const { look } = follow();
  look(0, one);
  expect(look(1, { ...one, price_aud: 1_400_000 })).toEqual([]);
  expect(look(5, { ...one, price_aud: 1_300_000 })).toEqual([]);
  expect(look(11, { ...one, price_aud: 1_300_000 })).toEqual([]);
  expect(look(15, { ...one, price_aud: 1_300_000 })).toEqual(["S001 price"]);
  expect(look(16, one)).toEqual([]);
  expect(look(19, { ...one, price_aud: 1_300_000 })).toEqual([]);
  expect(look(60, { ...one, price_aud: 1_300_000 })).toEqual([]);
});

test("a new home that leaves early is not announced, and is new when it comes back", () => {
  const changing = follow();
  changing.look(0, one);
  expect([changing.look(1, one, two), ...tell(changing, 9, one)]).toEqual([[], [], []]);
  expect(tell(changing, 30, one, two)).toEqual([[], ["S002 new"]]);
});

test("a home that vanishes briefly is not new; one away for longer is announced as gone, then as back", () => {
  const changing = follow();
  const { look } = changing;
  look(0, one, two);
  expect([look(1, one), look(5, one, two), look(60, one, two)]).toEqual([[], [], []]);
  expect(tell(changing, 61, one)).toEqual([[], ["S002 status"]]);
  expect(tell(changing, 20_000, one, two)).toEqual([[], ["S002 status"]]);
});

test("a home listed again under another id is the same home", () => {
  const changing = follow();
  changing.look(0, one, two);
  expect(tell(changing, 1, one)).toEqual([[], ["S002 status"]]);
  const moved = { id: "S009", address: "S002 Tern Lane, Manly" };
  expect(tell(changing, 30, one, moved)).toEqual([[], ["S009 status"]]);
});

test("if two new homes share the address of one that left, one of them is the same home", () => {
  const changing = follow();
  const address = "S002 Tern Lane, Manly";
  changing.look(0, one, two);
  changing.look(1, one);
  const news = tell(changing, 2, one, { id: "S008", address }, { id: "S009", address });
  expect(news).toEqual([[], ["S009 new"]]);
});

test("homes with a hidden street are identified by their id alone", () => {
  const changing = follow();
  const hidden = { address_display: false, address: "1 Tern Lane, Manly" };
  changing.look(0, one, { ...two, ...hidden });
  changing.look(1, one);
  expect(tell(changing, 2, one, { id: "S009", ...hidden })).toEqual([[], ["S002 status", "S009 new"]]);
});

test("new homes that are already sold are not announced and hold nothing up, however many", () => {
  const changing = follow();
  const ended = toMany(60).map((home) => ({ ...home, ...sold }));
  changing.look(0, one);
  expect(tell(changing, 1, one, ...ended, two)).toEqual([[], ["S002 new"]]);
});

test("a sale is announced, and later changes of that home are not", () => {
  const changing = follow();
  changing.look(0, one);
  expect(tell(changing, 1, { ...one, ...sold })).toEqual([[], ["S001 status"]]);
  expect(tell(changing, 20)).toEqual([[], []]);
  expect(tell(changing, 40, one)).toEqual([[], ["S001 status"]]);
  expect(tell(changing, 60, one, { ...two, ...sold })).toEqual([[], []]);
});

test("an open time that is over is no news, one that moved is", () => {
  const changing = follow();
  const open = (time: string) => ({ ...one, inspections: [time], next_inspection: time });
  changing.look(0, open("2026-11-26T10:00/10:30"));
  expect(tell(changing, 1, one)).toEqual([[], []]);
  expect(tell(changing, 13, open("2026-11-28T10:00/10:30"))).toEqual([[], ["S001 times"]]);
});

function toMany(count: number, prefix = "S1") {
  return Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}` }));
}

test.each([
  [1, 10, 10],
  [1, 11, 0],
  [44, 11, 11],
  [43, 11, 0],
  [400, 50, 50],
  [400, 51, 0],
])("beside %i homes, of %i new ones at once %i are announced", (others, count, told) => {
  const changing = follow();
  const old = toMany(others, "S0");
  changing.look(0, ...old);
  const [, news] = tell(changing, 1, ...old, ...toMany(count));
  expect([news?.length, changing.countHeld()]).toEqual([told, count - told]);
});

test("held homes and those that join them wait until released, even when they change", () => {
  const changing = follow();
  const many = toMany(12);
  changing.look(0, one);
  expect(tell(changing, 1, one, ...many)).toEqual([[], []]);
  const dear = many.map((home) => ({ ...home, price_aud: 1_300_000 }));
  expect(tell(changing, 20, one, ...dear, two)).toEqual([[], []]);
  expect(changing.countHeld()).toBe(13);
  changing.release();
  expect(changing.look(31, one, ...dear, two)).toHaveLength(13);
  expect(changing.look(32, one, ...dear, two)).toEqual([]);
});

test("many new homes that are gone again within ten minutes are not held", () => {
  const changing = follow();
  changing.look(0, one);
  changing.look(1, one, ...toMany(60));
  expect([changing.look(5, one), changing.countHeld()]).toEqual([[], 0]);
});

const state = fc.record({
  minutes: fc.constantFrom(1, 4, 9, 11, 30),
  home: fc.constantFrom<Changes | undefined>(
    undefined,
    two,
    { ...two, price_aud: 1_300_000 },
    { ...two, status: "under-offer" },
    { ...two, ...sold },
    { ...two, inspections: ["2026-11-28T10:00/10:30"] },
  ),
});

test("over any short history only states that lasted ten minutes are announced, new first and nothing twice", () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 8 }), (history) => {
      const changing = follow();
      changing.look(0, one);
      let minute = 0;
      let since = { minute, text: "" };
      let told = "";
      for (const { minutes, home } of history) {
        minute += minutes;
        const text = JSON.stringify(home ?? null);
        if (text !== since.text) since = { minute, text };
        const news = changing.look(minute, ...[one, home].filter((each) => each !== undefined));
        // A home already sold when first seen is recorded without being announced.
        const isLearned = told === "" && home?.status === "sold" && minute - since.minute >= 10;
        if (isLearned) told = text;
        if (news.length === 0) continue;
        expect(minute - since.minute).toBeGreaterThanOrEqual(10);
        expect(news).toEqual([told === "" ? "S002 new" : expect.not.stringContaining("new")]);
        expect(text).not.toBe(told);
        told = text;
      }
      const last = history.at(-1)?.home;
      const homes = [one, last].filter((each) => each !== undefined);
      changing.look(minute + 10, ...homes);
      changing.look(minute + 20, ...homes);
      expect(changing.isSettled()).toBe(true);
      expect(changing.look(minute + 90, ...homes)).toEqual([]);
    }),
  );
});
