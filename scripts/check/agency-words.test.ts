import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { findFiles } from "../find-files.fixture.ts";

const named = v.array(v.object({ name: v.string() }));
const agencySchema = v.object({
  name: v.string(),
  legalName: v.string(),
  email: v.string(),
  address: v.object({ suburb: v.string(), postcode: v.string() }),
});
const placesSchema = v.object({
  suburbs: v.array(v.object({ name: v.string(), postcode: v.string() })),
  where: v.string(),
  extent: v.string(),
});
const wordsSchema = v.object({ suburbs: v.object({ region: v.string() }) });

const files = findFiles("{app,ops,server}/**/*.{ts,tsx,css,json}", {
  exclude: ["**/*.test.*", "**/*.fixture.*", "**/own-samples/**", "**/samples/**", "app/region/**"],
});
const folders = findFiles("agencies/*/agency.json").map(dirname);

/**
 * Permitted occurrences: the default agency folder, systemd units, Saturday in a calendar, a common noun in
 * advertisements, an example colour.
 */
const allowed =
  /agencies\/headland|\bheadland@\d|\bhead headland\b|"FR", "SA"|\bharbour headland\b|\bsuch as #[\da-f]{6}\b/g;

const states =
  /\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\b|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|Northern Territory/g;
const zones = /\b(?:Australia|Pacific|America|Asia|Europe)\/[A-Z]\w+/g;
const colours = /(?<=["'`:;,( ])#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})\b/gi;

test("the agencies' files contain their names, places and people", () => {
  expect(folders).toContain("agencies/headland");
  const [words, postcodes] = [findWords(), findPostcodes()];
  for (const word of ["Headland", "Manly", "Sydney’s Northern Beaches", "Marion Tate"])
    expect(words).toContain(word);
  expect(postcodes).toContain("2095");
});

test("no source names an agency, its people or its places, a state, a postcode or a time zone", () => {
  const ofAgencies = toPattern([...findWords(), ...findPostcodes()]);
  expect(findIn(files, [ofAgencies, states, zones])).toEqual([]);
});

/** Makes the colours of new agencies. */
const palettes = "ops/agency/new/";

test("no source contains a colour value", () => {
  const others = files.filter((path) => !path.startsWith(palettes));
  expect(findIn(others, [colours])).toEqual([]);
});

test("forbidden words are reported with file and line", () => {
  const text = '// In Manly.\nconst where = "Homes in Manly";\n/* NSW\n */ const colour = "#8aa1ad";\n';
  const found = findFaults("app/x.ts", text, [toPattern(["Manly"]), states, colours]);
  expect(found).toEqual(["app/x.ts:2: Manly", "app/x.ts:4: #8aa1ad"]);
});

function findIn(paths: readonly string[], patterns: readonly RegExp[]) {
  expect(paths.length).toBeGreaterThan(500);
  return paths.flatMap((path) => findFaults(path, readFileSync(path, "utf8"), patterns));
}

/** Ignores comments, which may use examples. */
function findFaults(path: string, text: string, patterns: readonly RegExp[]) {
  const lines = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, keepLines).split("\n");
  return lines.flatMap((line, index) => {
    const said = line.replace(allowed, "");
    return patterns
      .flatMap((pattern) => said.match(pattern) ?? [])
      .map((word) => `${path}:${index + 1}: ${word}`);
  });
}

function keepLines(comment: string) {
  return comment.replace(/[^\n]+/g, "");
}

function findWords() {
  const words = folders.flatMap((folder) => {
    const agency = read(`${folder}/agency.json`, agencySchema);
    const places = read(`${folder}/places.json`, placesSchema);
    const people = read(`${folder}/people.json`, named);
    const guides = read(`${folder}/suburbs.json`, named);
    return [
      ...[agency.name, agency.legalName, basename(folder), agency.email.split("@").at(-1) ?? ""],
      ...[agency.address.suburb, places.extent, places.where.replace(/^\w+ /, "")],
      read(`${folder}/words.json`, wordsSchema).suburbs.region,
      ...[...places.suburbs, ...people, ...guides].map(({ name }) => name),
    ];
  });
  return [...new Set(words)];
}

function findPostcodes() {
  const postcodes = folders.flatMap((folder) => [
    read(`${folder}/agency.json`, agencySchema).address.postcode,
    ...read(`${folder}/places.json`, placesSchema).suburbs.map(({ postcode }) => postcode),
  ]);
  return [...new Set(postcodes)];
}

/** Matches whole words, longer ones first. */
function toPattern(words: readonly string[]) {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const either = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, "gu");
}

function read<const Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(path, "utf8")));
}
