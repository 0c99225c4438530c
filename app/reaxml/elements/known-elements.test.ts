import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Element } from "../element.ts";
import { mergeListing } from "../merging/merge-listing.ts";
import { parseFeed } from "../reading/parse-feed.fixture.ts";
import { kinds, readListing } from "../reading/read-listing.server.ts";
import { office } from "../to-record/to-record.fixture.ts";
import { toRecord } from "../to-record/to-record.ts";
import { findTexts, findUnread } from "./element-paths.ts";
import { knownElements } from "./known-elements.ts";
import { findRead } from "./watch-reads.ts";

const names = ["full-house", "full-rental", "full-land", "full-farm", "spellings"];
const texts = names.map((name) => readFileSync(`app/reaxml/own-samples/${name}.xml`, "utf8"));
const feeds = await Promise.all(texts.map((text) => parseFeed(text)));
const samples = feeds.flatMap(({ elements }) => elements);
const member = { id: 7, name: "Nobody Else", email: "", phone: "", mobile: "", crmId: "31" };
const options = { team: [member], office, today: "2026-11-24" };
const explicit = new Set(knownElements.map(({ path }) => path.toLowerCase()));
const offers = ["sale", "rental"] as const;
type Offer = (typeof offers)[number];

/** Every sample as a listing of an offer, so that everything is said of both. */
function toOffered(offer: Offer) {
  return samples.map((sample) => {
    if (kinds.get(sample.name) === offer) return sample;
    return { ...sample, name: offer === "sale" ? "residential" : "rental" };
  });
}

/** Whatever the site knows of a home by its listing: every field makes a difference to what is shown (every-field.test.ts). */
function read(sent: Element, offer: Offer) {
  const { toHash: _toHash, ...listing } = readListing(sent);
  const { element } = mergeListing(undefined, sent);
  const { status = "current", modTime } = listing;
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

test.each(readable)("$path is $use", ({ path, use, of }) => {
  const shown = offers.filter((offer) => {
    const changed = toOffered(offer)
      .map((sample) => [sample, without(path, sample)] as const)
      .filter(([sample, less]) => JSON.stringify(sample) !== JSON.stringify(less));
    expect(changed.length).toBeGreaterThan(0);
    return changed.some(([sample, less]) => read(sample, offer) !== read(less, offer));
  });
  const expected = of ? [of] : offers;
  expect(shown).toEqual(use === "dropped" ? [] : expected);
});

test("readers look at every element that the table says is shown or kept", () => {
  for (const offer of offers)
    for (const sample of toOffered(offer)) {
      const looked = findRead(sample, options);
      for (const { path } of findTexts(sample)) {
        const isShown = knownElements.some(
          (each) =>
            each.path.toLowerCase().replace(/=.*/, "") === path &&
            each.use !== "dropped" &&
            (!each.of || each.of === offer),
        );
        if (isShown) expect(looked, `${path} of ${offer}`).toContain(path);
      }
    }
});

test("owners are dropped while a file is read", () => {
  expect(texts.join("")).toContain("<vendorDetails>");
  expect(JSON.stringify(samples)).not.toMatch(/vendorDetails|Olive Owner/);
});

test("nothing in the samples is unread but what is there to be", () => {
  expect([...new Set(samples.flatMap((sample) => findUnread(sample, findRead(sample, options))))]).toEqual([
    "features/study@floor",
    "solarsystem",
    "extraFields: Vendor reason",
  ]);
  expect(samples.flatMap(findTexts).map(({ path }) => path)).toContain("features/study");
});
