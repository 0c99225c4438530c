import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Element } from "../element.ts";
import { mergeListing } from "../merging/merge-listing.ts";
import { parseFeed } from "../reading/parse-feed.fixture.ts";
import { readListing } from "../reading/read-listing.server.ts";
import { office } from "../to-record/to-record.fixture.ts";
import { toRecord } from "../to-record/to-record.ts";
import { findTexts, findUnread } from "./element-paths.ts";
import { knownElements } from "./known-elements.ts";

const names = ["full-house", "full-rental", "full-land", "full-farm", "spellings"];
const texts = names.map((name) => readFileSync(`app/feed/own-samples/${name}.xml`, "utf8"));
const feeds = await Promise.all(texts.map((text) => parseFeed(text)));
const samples = feeds.flatMap(({ elements }) => elements);
const member = { id: 7, name: "Nobody Else", email: "", phone: "", mobile: "", crmId: "31" };
const explicit = new Set(knownElements.map(({ path }) => path.toLowerCase()));

/** Whatever the site knows of a home by its listing. */
function read(sent: Element) {
  const { toHash: _toHash, ...listing } = readListing(sent);
  const { element } = mergeListing(undefined, sent);
  const { status = "current", modTime } = listing;
  const offer = element.name === "rental" ? ("rental" as const) : ("sale" as const);
  const options = { team: [member], office, today: "2026-11-24" };
  return JSON.stringify([listing, toRecord({ element, offer, status, modTime }, options)]);
}

/** A listing without what stands at a path. */
function without(path: string, element: Element, at = ""): Element {
  const [wanted = "", value] = path.toLowerCase().split("=");
  const isWanted = (each: string, child: Element) => {
    if (wanted.endsWith("/**")) return `${each}/**` === wanted;
    if (wanted.endsWith("/*"))
      return `${each.split("/").slice(0, -1).join("/")}/*` === wanted && !explicit.has(each);
    if (value === undefined) return each === wanted;
    const [of, name] = wanted.split("@");
    const type = Object.entries(child.attributes).find(([key]) => key.toLowerCase() === name)?.[1] ?? "";
    return each === of && type.toLowerCase() === value;
  };
  const attributes = Object.entries(element.attributes).filter(
    ([name]) => `${at}@${name.toLowerCase()}` !== wanted,
  );
  return {
    ...element,
    attributes: value === undefined ? Object.fromEntries(attributes) : element.attributes,
    children: element.children.flatMap((child) => {
      const name = child.name.toLowerCase();
      const each = `${at}${at && "/"}${name === "images" ? "objects" : name}`;
      return isWanted(each, child) ? [] : [without(path, child, each)];
    }),
  };
}

const readable = knownElements.filter(({ path }) => path !== "vendorDetails/**");

test.each(readable)("$path is $use", ({ path, use }) => {
  const changed = samples
    .map((sample) => [sample, without(path, sample)] as const)
    .filter(([sample, less]) => JSON.stringify(sample) !== JSON.stringify(less));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.some(([sample, less]) => read(sample) !== read(less))).toBe(use !== "dropped");
});

test("owners are dropped while a file is read", () => {
  expect(texts.join("")).toContain("<vendorDetails>");
  expect(JSON.stringify(samples)).not.toMatch(/vendorDetails|Olive Owner/);
});

test("nothing in the samples is unread but what is there to be", () => {
  expect([...new Set(samples.flatMap(findUnread))]).toEqual([
    "features/study@floor",
    "solarsystem",
    "extraFields: Vendor reason",
  ]);
  expect(samples.flatMap(findTexts).map(({ path }) => path)).toContain("features/study");
});
