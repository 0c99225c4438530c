import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { createCheck } from "#app/rules/check-rules.fixture.ts";
import { lawful, unlawful } from "./sentences.fixture.ts";

const check = createCheck();
/** Unlawful promises in words that are harmless by themselves. */
const notFound = ["Mark our words: it’ll be gone under the hammer on the 21st, no ifs or buts."];

test("unseen sentences of advertisements stop, raise a question or pass as expected", () => {
  const bad = judge(unlawful);
  const good = judge(lawful);
  process.stdout.write(`unlawful: ${describe(bad)}\nlawful: ${describe(good)}\n`);
  expect([bad.size, good.size]).toEqual([100, 100]);
  expect(find(bad, "pass")).toEqual(notFound);
  expect(find(good, "stop")).toEqual([]);
  expect(find(good, "ask").length).toBeLessThan(25);
});

const toHome = {
  sale: (description: string) => toSampleListing({ price_aud: 1_800_000, price_to: 1_950_000, description }),
  hidden: (description: string) =>
    toSampleListing({ price_aud: 2_450_000, price_display: false, description }),
  rental: (description: string) => toSampleRental({ weekly_rent_aud: 850, bond_aud: 3_400, description }),
};

function judge(sentences: Record<keyof typeof toHome, readonly string[]>) {
  const kinds = ["sale", "hidden", "rental"] as const;
  return new Map(
    kinds.flatMap((kind) => sentences[kind].map((words) => [words, toLevel(toHome[kind](words))] as const)),
  );
}

function toLevel(home: Parameters<typeof check>[0]) {
  const levels = check(home).map(({ level }) => level);
  return (["stop", "ask"] as const).find((level) => levels.includes(level)) ?? "pass";
}

function find(judged: ReturnType<typeof judge>, level: string) {
  return [...judged].flatMap(([words, found]) => (found === level ? words : []));
}

function describe(judged: ReturnType<typeof judge>) {
  return ["stop", "ask", "pass"].map((level) => `${find(judged, level).length} ${level}`).join(", ");
}
