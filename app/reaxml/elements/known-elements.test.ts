import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { parseFeed } from "../reading/parse-feed.fixture.ts";
import { office } from "../to-record/to-record.fixture.ts";
import { askReaders } from "./ask-readers.ts";
import { DROPPED } from "./dropped-elements.ts";
import { findTexts, findUnread } from "./element-paths.ts";
import { readKnownElements } from "./read-known-elements.server.ts";
import { findRead } from "./watch-reads.ts";

const names = ["full-house", "full-rental", "full-land", "full-farm", "spellings"];
const texts = names.map((name) => readFileSync(`app/reaxml/own-samples/${name}.xml`, "utf8"));
const feeds = await Promise.all(texts.map((text) => parseFeed(text)));
const samples = feeds.flatMap(({ elements }) => elements);
const options = { team: [], office, today: "2026-11-24" };
const known = await readKnownElements();
const asked = samples.map((sample) => askReaders(sample, options).becomes);

test.each([
  ["uniqueID", ["id"]],
  ["address/country", ["whether the home is in Australia"]],
  ["headline", ["title"]],
  ["features/bedrooms", ["beds of sale", "bedrooms of rental"]],
  ["features/garages", ["parking", "facts.garages"]],
  ["landDetails/area@unit", ["land_size_sqm"]],
  ["bond", ["bond_aud of rental"]],
  ["price", ["price_aud, price_display of sale"]],
  ["address/latitude", ["lat, lng"]],
  ["allowances/petFriendly", ["also of sale", "pets of rental"]],
  ["features/*", ["also"]],
  ["objects/img@title", ["pictures"]],
  ["vendorDetails/**", ["about the owner, never kept"]],
  ["rent@display", ["a rent is always shown"]],
])("%s becomes %j", (path, becomes) => {
  const alike = known.filter((each) => each.path === path);
  expect(alike.map((each) => [each.becomes, each.of].filter(Boolean).join(" of "))).toEqual(becomes);
});

test("every element of a fact becomes that fact, or others by its type", () => {
  for (const { key, reaxml } of homeFacts)
    for (const path of reaxml) {
      const plain = path.toLowerCase().replace(/=.*/, "");
      const fields = asked.flatMap((each) => each.get(plain) ?? []);
      if (path === plain || !path.includes("="))
        expect(fields, `${path} in own-samples/`).toContain(`facts.${key}`);
      else expect(fields.join(), path).toContain("facts.");
    }
});

test("every element that changes a field is read, and none of them is listed as dropped", () => {
  const ofDropped = known.filter(({ where }) => where === DROPPED);
  const dropped = new Set(ofDropped.map(({ path }) => path.toLowerCase()));
  for (const [index, sample] of samples.entries()) {
    const looked = findRead(sample, options);
    for (const [path, fields] of asked[index] ?? [])
      if (fields.length > 0) expect([path, looked.has(path), dropped.has(path)]).toEqual([path, true, false]);
  }
});

test("owners are dropped while a file is read", () => {
  expect(texts.join("")).toContain("<vendorDetails>");
  expect(JSON.stringify(samples)).not.toMatch(/vendorDetails|Olive Owner/);
});

test("only the samples' deliberate extras are unread", () => {
  const unread = samples.flatMap((sample) => findUnread(sample, findRead(sample, options)));
  expect([...new Set(unread)]).toEqual(["features/study@floor", "solarsystem", "extraFields: Vendor reason"]);
  expect(samples.flatMap(findTexts).map(({ path }) => path)).toContain("features/study");
});
