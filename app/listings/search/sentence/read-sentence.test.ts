import { expect, test } from "vitest";
import places from "../../../../agencies/headland/places.json" with { type: "json" };
import { type Criteria, type Named, readSentence } from "./read-sentence.ts";
import { sentences } from "./sentences.fixture.ts";

const named: Named = {
  suburbs: places.suburbs,
  near: new Set(places.walks[0]?.asked),
  agents: [
    "Marion Tate",
    "Callum Reyes",
    "Priya Nandan",
    "Elodie Hart",
    "Tom Okafor",
    "Hana Sorensen",
    "Jack Barlow",
  ],
  landmarks: new Map([
    ["stella maris college", ["Manly"]],
    ["fairy bower", ["Manly"]],
  ]),
};

/** Each criterion as a word: suburbs=Manly, beds=3. */
function toWords({ rest, ...criteria }: Criteria, list: string) {
  const words = Object.entries(criteria).flatMap(([name, value]) => {
    const all = Array.isArray(value) ? value : value === undefined || value === list ? [] : [value];
    return all.map((each) => `${name}=${String(each).replaceAll(" ", "_")}`);
  });
  return [...words, ...(rest ? [`rest=${rest}`] : [])].sort();
}

function toMeant(meant: string) {
  const [, words = "", rest] = /^(.*?)(?:\s?rest="(.*)")?$/.exec(meant) ?? [];
  const all = words
    .split(" ")
    .filter(Boolean)
    .flatMap((word) => {
      const [name, values = ""] = word.split("=");
      return values.split("+").map((value) => `${name}=${value}`);
    });
  return [...all, ...(rest ? [`rest=${rest}`] : [])].sort();
}

test("sentences of buyers and tenants are understood", () => {
  const read = sentences.map(([list, asked, meant]) => {
    const [got, wanted] = [toWords(readSentence(asked, list, named), list), toMeant(meant)];
    return { asked, got, wanted, right: got.filter((word) => wanted.includes(word)).length };
  });
  const sum = (count: (each: (typeof read)[number]) => number) =>
    read.reduce((all, each) => all + count(each), 0);
  const right = sum((each) => each.right);
  const [precision, recall] = [
    right / sum(({ got }) => got.length),
    right / sum(({ wanted }) => wanted.length),
  ];
  const wrong = read.filter(({ got, wanted }) => got.join() !== wanted.join());
  process.stdout.write(
    `Sentences of buyers and tenants: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${read.length - wrong.length} of ${read.length} whole)\n`,
  );
  expect(precision).toBeGreaterThan(0.97);
  expect(recall).toBeGreaterThan(0.97);
});
