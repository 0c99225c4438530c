import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Element } from "#app/reaxml/element.ts";
import { mergeListing } from "#app/reaxml/merging/merge-listing.ts";
import { parseFeed, parseListing } from "#app/reaxml/reading/parse-feed.fixture.ts";
import { office } from "../to-record.fixture.ts";
import { toRecord } from "../to-record.ts";

const names = ["full-house", "full-rental", "full-land", "full-farm", "spellings"];
const feeds = names.map((name) => parseFeed(readFileSync(`app/reaxml/own-samples/${name}.xml`, "utf8")));
const samples = (await Promise.all(feeds)).flatMap(({ elements }) => elements);
const RUNS = { numRuns: 60, seed: 20_261_126 };

function read(sent: Element) {
  const { element } = mergeListing(undefined, sent);
  const offer = element.name === "rental" ? ("rental" as const) : ("sale" as const);
  const options = { team: [], office, today: "2026-11-24" };
  const current = { element, offer, status: "current" as const, modTime: undefined };
  const { record, media, findings } = toRecord(current, options);
  // For an unknown element, only the case of its name separates its words.
  const also = Array.isArray(record.also) ? record.also.map(String).map(toLetters).toSorted() : [];
  const codes = findings.map(({ code, path }) => `${code} ${path}`).sort();
  return { record: { ...record, also }, media, codes };
}

function toLetters(words: string) {
  return words.toLowerCase().replaceAll(" ", "");
}

/** A style of writing: the case of names, the order of elements, and the form of texts. */
type Hand = { caseOf: number; order: number; isPadded: boolean; isCdata: boolean; hasEmpty: boolean };
const hands = fc.record<Hand>({
  caseOf: fc.integer({ min: 0, max: 2 }),
  order: fc.integer({ min: 0, max: 1000 }),
  isPadded: fc.boolean(),
  isCdata: fc.boolean(),
  hasEmpty: fc.boolean(),
});

/** Writes a listing in another style. Agents and pictures keep their order, because their position counts. */
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

test("a listing gives the same home in every style of writing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...samples), hands, async (sample, hand) => {
      const again = await parseListing(write(sample, hand));
      expect(read(again)).toEqual(read(sample));
    }),
    RUNS,
  );
});
