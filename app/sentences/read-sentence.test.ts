import { expect, test } from "vitest";
import places from "../../agencies/headland/places.json" with { type: "json" };
import { type Criteria, type Named, readSentence } from "./read-sentence.ts";
import { sentences } from "./sentences.fixture.ts";

/** A Sunday. */
const TODAY = "2026-11-29";

const named: Named = {
  today: TODAY,
  suburbs: places.suburbs,
  near: new Set(places.walks[0]?.asked),
  agents: "Marion Tate,Callum Reyes,Priya Nandan,Elodie Hart,Tom Okafor,Hana Sorensen,Jack Barlow".split(","),
  landmarks: new Map([
    ["stella maris college", ["Manly"]],
    ["fairy bower", ["Manly"]],
  ]),
};

/** One word per criterion: suburbs=Manly, beds=3. */
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
  const read = sentences.map(({ list, asked, meant }) => {
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

/** The criteria of the words, without the list and empty ones. */
function read(words: string, list: "sale" | "rent" = "sale", today = TODAY) {
  const {
    suburbs: _suburbs,
    types: _types,
    features: _features,
    ...criteria
  } = readSentence(words, list, { ...named, today });
  return criteria;
}

test.each([
  ["open this Saturday", "2026-12-05"],
  ["open saturdy", "2026-12-05"],
  ["inspections on sunday", "2026-11-29"],
  ["open homes this weekend", "2026-12-05,2026-12-06"],
  ["open tomorrow", "2026-11-30"],
  ["open for inspection on the 5th of December", "2026-12-05"],
  ["open 5 January", "2027-01-05"],
  ["this Friday", "2026-12-04"],
])("“%s” asks for homes that are open on %s", (words, open) => {
  expect(read(words)).toEqual({ list: "sale", methods: [], open, rest: "" });
});

test.each([
  ["available in December", "2026-12-31"],
  ["available from 5 December", "2026-12-05"],
  ["availble by december 5", "2026-12-05"],
  ["available now", "2026-11-29"],
  ["move in by Christmas", "2026-12-25"],
  ["available in February", "2027-02-28"],
  ["available in November", "2026-11-30"],
  ["available before 1 March 2028", "2028-03-01"],
])("“%s” asks for rentals to move into by %s", (words, available) => {
  expect(read(words)).toEqual({ list: "rent", methods: [], available, rest: "" });
});

test("“by Christmas” and “in December” are understood for rentals, but not for sales", () => {
  expect(read("by Christmas", "rent")).toMatchObject({ available: "2026-12-25", rest: "" });
  expect(read("with a cat in December", "rent")).toMatchObject({ available: "2026-12-31", rest: "" });
  const next = { beds: 2, available: "2027-12-25" };
  expect(read("2 beds by Christmas", "rent", "2026-12-26")).toMatchObject(next);
  expect(read("by Christmas")).toEqual({ list: "sale", methods: [], rest: "Christmas" });
});

test("“auction” is understood, also in the list of rentals", () => {
  expect(read("auction")).toEqual({ list: "sale", methods: ["auction"], rest: "" });
  expect(read("going to auction", "rent")).toMatchObject({ list: "sale", methods: ["auction"] });
});

test("a first name after “with” or “by” means an agent if only one has it", () => {
  const callum = { list: "sale", methods: [], beds: 3, agent: "Callum Reyes", rest: "" };
  expect(read("3 beds with Callum")).toEqual(callum);
  expect(read("listed by priya nandan")).toMatchObject({ agent: "Priya Nandan", rest: "" });
  expect(read("with pool")).not.toHaveProperty("agent");
  const two = { ...named, agents: [...named.agents, "Callum Holt"] };
  expect(readSentence("with callum", "sale", two)).toMatchObject({ rest: "callum" });
});

test("“open” and days in other meanings are not read as open days", () => {
  expect(read("open plan kitchen")).toMatchObject({ rest: "open plan kitchen" });
  expect(read("open fire")).not.toHaveProperty("open");
  expect(read("sunday market")).not.toHaveProperty("open");
  expect(read("3 may street")).toMatchObject({ rest: "3 may street" });
});

test.each(["block b unit 12, 5 sea street", "3/12-16 the esplanade", "villa 4, 9 pool drive"])(
  "“%s” is an address, and none of its words a criterion",
  (address) => {
    const nothing = { suburbs: [], types: [], features: [], methods: [], list: "sale" };
    expect(readSentence(address, "sale", named)).toEqual({ ...nothing, rest: address });
  },
);

test("a size or a price before a street is no house's number", () => {
  expect(read("850k king street")).toMatchObject({ max: 850_000, rest: "king street" });
  expect(read("600 sqm king street")).toMatchObject({ land: 600, rest: "king street" });
});
