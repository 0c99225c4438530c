import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { homeFacts } from "#app/homes/record/facts/home-facts.ts";
import type { Element } from "#app/reaxml/element.ts";
import { mergeListing } from "#app/reaxml/merging/merge-listing.ts";
import { parseFeed, parseListing } from "#app/reaxml/reading/parse-feed.fixture.ts";
import { office, sale } from "../to-record.fixture.ts";
import { toRecord } from "../to-record.ts";

const names = ["full-house", "full-rental", "full-land", "full-farm", "spellings"];
const feeds = names.map((name) => parseFeed(readFileSync(`app/reaxml/own-samples/${name}.xml`, "utf8")));
const samples = (await Promise.all(feeds)).flatMap(({ elements }) => elements);
const RUNS = { numRuns: 60, seed: 20_261_126 };

function read(sent: Element) {
  const { element } = mergeListing(undefined, sent);
  const offer = element.name === "rental" ? ("rental" as const) : ("sale" as const);
  const options = { team: [], office, today: "2026-11-24" };
  const { record, media, findings } = toRecord(
    { element, offer, status: "current", modTime: undefined },
    options,
  );
  // Of an element that no list has, the case of its name is all that tells its words apart.
  const also = Array.isArray(record.also) ? record.also.map(String).map(toLetters).toSorted() : [];
  return {
    record: { ...record, also },
    media,
    findings: findings.map(({ code, path }) => `${code} ${path}`).sort(),
  };
}

function toLetters(words: string) {
  return words.toLowerCase().replaceAll(" ", "");
}

/** Whether a name is written as it is, in small letters or in capitals; in which order; and how a text is. */
type Hand = { caseOf: number; order: number; isPadded: boolean; isCdata: boolean; hasEmpty: boolean };
const hands = fc.record<Hand>({
  caseOf: fc.integer({ min: 0, max: 2 }),
  order: fc.integer({ min: 0, max: 1000 }),
  isPadded: fc.boolean(),
  isCdata: fc.boolean(),
  hasEmpty: fc.boolean(),
});

/** The same listing in another hand; agents and pictures go by their place, so that those of a name keep theirs. */
function write({ name, attributes, children, text }: Element, hand: Hand, isRoot = true): string {
  const { caseOf, order, isPadded, isCdata, hasEmpty } = hand;
  const toCase = (word: string) =>
    caseOf === 0 ? word : caseOf === 1 ? word.toLowerCase() : word.toUpperCase();
  const tag = isRoot ? name : toCase(name);
  const words = Object.entries(attributes).map(([key, value]) => `${toCase(key)}="${escapeXml(value)}"`);
  const groups = [...Map.groupBy(children, (child) => child.name.toLowerCase())].toSorted(
    ([one], [other]) => toRank(one, order) - toRank(other, order),
  );
  const inner = groups.flatMap(([, some]) => some.map((child) => write(child, hand, false)));
  const space = isPadded ? "\n\t " : "";
  const said = isCdata && text ? `<![CDATA[${text}]]>` : escapeXml(text);
  const empty = hasEmpty && isRoot ? "<solarSystem/><priceViews></priceViews>" : "";
  return `<${[tag, ...words].join(" ")}>${space}${said}${space}${inner.join(space)}${empty}</${tag}>`;
}

function toRank(name: string, order: number) {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + order * 7) % 1009, order);
}

function escapeXml(text: string) {
  const entities = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&#34;");
  return entities.replaceAll("\n", "&#10;");
}

test("a listing is read to the same home in whatever hand it is written", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...samples), hands, async (sample, hand) => {
      const again = await parseListing(write(sample, hand));
      expect(read(again)).toEqual(read(sample));
    }),
    RUNS,
  );
});

const values = {
  count: "2",
  metres: "15.5",
  year: "1924",
  rating: "6.5",
  dollars: "900",
  text: "As it comes",
} as const;
const paths = homeFacts.flatMap((fact) => fact.reaxml.map((path) => ({ fact, path })));
type Sent = (typeof paths)[number];

/** An element that says a fact, as its path wants it; of facts that are said by yes, whether it does. */
function say({ fact: { kind }, path }: Sent, isSaid: boolean): string {
  const [elements = "", attribute, type] = path.split(/[@=]/);
  const text = kind === "yes" ? (isSaid ? "yes" : "no") : values[kind];
  const inAttribute = attribute && type === undefined ? ` ${attribute}="${text}"` : "";
  const typed = type ? ` ${attribute}="${type}"` : "";
  const [last = "", ...before] = elements.split("/").toReversed();
  return before.reduce(
    (inner, name) => `<${name}>${inner}</${name}>`,
    `<${last}${inAttribute}${typed}>${inAttribute ? "" : text}</${last}>`,
  );
}

test("every fact that is sent is in the record, and none that was not", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.record({ sent: fc.constantFrom(...paths), isSaid: fc.boolean() }), {
        selector: ({ sent }) => sent.fact.key,
        maxLength: 30,
      }),
      fc.uniqueArray(fc.stringMatching(/^[bcdfgjkpqvxz]{4,9}$/), { maxLength: 5 }),
      async (facts, words) => {
        // Of a pool in the ground one has said that there is a pool.
        const implied = ({ sent: { path } }: (typeof facts)[number]) => path.includes("=");
        const all = facts.map(({ sent, isSaid }) => say(sent, isSaid)).join("");
        const record: Record<string, unknown> = await sale(
          `${all}<features><otherFeatures>${words.join(", ")}</otherFeatures></features>`,
        );
        const said = facts.filter(({ sent, isSaid }) => isSaid || sent.fact.kind !== "yes" || sent.fact.no);
        const general = facts
          .filter(implied)
          .flatMap(({ sent, isSaid }) =>
            isSaid && sent.fact.kind === "yes" ? findTextFacts(sent.path) : [],
          );
        const expected = new Set([...said.map(({ sent }) => sent.fact.key), ...general]);
        expect(Object.keys(record.facts ?? {}).toSorted()).toEqual([...expected].toSorted());
        expect(record.also ?? []).toEqual(words);
        expect(record.codes).toEqual([]);
      },
    ),
    RUNS,
  );
});

/** The facts that the text of the same element says: of <pool type="inground">yes</pool>. */
function findTextFacts(path: string) {
  const [element] = path.split("@");
  return paths.flatMap(({ fact, path: each }) => (each === element ? [fact.key] : []));
}
