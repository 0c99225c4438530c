import { expect, test } from "vitest";
import { toSampleRental } from "../record/rental.fixture.ts";
import { toSampleListing } from "../record/sale.fixture.ts";
import { createCheck } from "./check-rules.fixture.ts";
import { lawful, unlawful } from "./sentences.fixture.ts";

const check = createCheck();

test("two hundred sentences that were written after the lists: what stops, what asks", () => {
  const good = judge(lawful);
  const bad = judge(unlawful);
  console.log(`unlawful: ${count(bad)}\nlawful: ${count(good)}`);
  expect([good.size, bad.size]).toEqual([100, 100]);
  expect(find(good, "stop")).toEqual([]);
  expect(find(good, "ask").length).toBeLessThan(25);
  expect(find(bad, undefined)).toEqual([]);
});

function judge({ sale, rental }: typeof lawful) {
  const offers = { sale: { price_aud: 1_500_000 }, rental: { weekly_rent_aud: 900, bond_aud: 3_600 } };
  return new Map([
    ...sale.map((words) => [words, toSampleListing({ ...offers.sale, description: words })] as const),
    ...rental.map((words) => [words, toSampleRental({ ...offers.rental, description: words })] as const),
  ].map(([words, home]) => {
    const levels = check(home).map(({ level }) => level);
    return [words, levels.find((level) => level === "stop") ?? levels.find((level) => level === "ask")];
  }));
}

function find(judged: ReturnType<typeof judge>, level: string | undefined) {
  return [...judged].flatMap(([words, found]) => (found === level ? words : []));
}

function count(judged: ReturnType<typeof judge>) {
  const [stop, ask, none] = ["stop", "ask", undefined].map((level) => find(judged, level).length);
  return `${stop} stop, ${ask} ask, ${none} pass`;
}
