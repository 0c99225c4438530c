import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toKilometres } from "./location.ts";
import { toWalkMinutes } from "./walks.ts";

type Home = { id: string; description: string; lat: number; lng: number };
type Place = { name: string; lat: number; lng: number };

/** What texts of the samples say of a walk: a number, and in the same clause one of the words of what it leads to. */
const claims = [
  { agency: "headland", to: "the beach", words: /\b(?:sand|surf|ocean|surf club|beach)\b|Manly Beach/i },
  { agency: "headland", to: "the ferry", words: /\bferry\b/i },
  {
    agency: "headland",
    to: "the village",
    words: /\bvillage\b|(?<!along the )Corso|Square|Lawrence Street|Howard Avenue/i,
  },
  { agency: "headland", to: "an ocean pool", words: /harbour pool/i },
  { agency: "redsoil", to: "town", words: /Maple Street is|\bvillage\b/i },
  { agency: "redsoil", to: "a school", words: /primary school/i },
];
const numbers =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");
const numberWord = new RegExp(`\\b(${[...numbers, "eighteen", "twenty", "25"].join("|")})\\b`, "i");

test.each(claims)(
  "in $agency, a walk to $to takes as long as the home’s text says",
  ({ agency, to, words }) => {
    const said = readHomes(agency).flatMap((home) =>
      findClauses(home.description).flatMap((clause) => {
        const minutes = toNumber(numberWord.exec(clause)?.[1]);
        return minutes && words.test(clause) ? [{ home, clause, minutes }] : [];
      }),
    );
    expect(said.length).toBeGreaterThan(0);
    const wrong = said.filter(({ home, minutes }) => toNearest(home, agency, to) !== minutes);
    expect(wrong.map(({ home, clause }) => `${home.id}: ${clause} (${toNearest(home, agency, to)})`)).toEqual(
      [],
    );
  },
);

test("the homes that were named in complaints stand where their texts say", () => {
  const toMinutes = (agency: string, id: string, to: string) => {
    const home = readHomes(agency).find((each) => each.id === id);
    return home && toNearest(home, agency, to);
  };
  expect(toMinutes("headland", "S001", "the beach")).toBe(7);
  expect(toMinutes("headland", "S001", "the village")).toBe(10);
  expect(toMinutes("headland", "R021", "the beach")).toBe(15);
  expect(toMinutes("headland", "S018", "the village")).toBe(14);
  expect(toMinutes("redsoil", "H001", "town")).toBe(12);
});

function readHomes(agency: string): Home[] {
  return ["coastal-listings", "coastal-rentals"].flatMap((file) => readJson(`${agency}/homes/${file}`));
}

function readJson(name: string) {
  return JSON.parse(readFileSync(new URL(`../../../../agencies/${name}.json`, import.meta.url), "utf8"));
}

function toNearest(home: Home, agency: string, to: string) {
  const { walks }: { walks: { to: string; places: Place[] }[] } = readJson(`${agency}/places`);
  const places = walks.find((walk) => walk.to === to)?.places ?? [];
  return toWalkMinutes(Math.min(...places.map((place) => toKilometres(home, place))));
}

/** Those that speak of minutes, by foot: "the sand is seven minutes downhill", "and the village cafes about ten". */
function findClauses(description: string) {
  return description
    .split(/(?<=[.!?])\s+/)
    .filter(
      (sentence) =>
        /\bminutes?\b/.test(sentence) && !/\b(?:by car|city|B-Line|within ten|brisk)\b/.test(sentence),
    )
    .flatMap((sentence) => sentence.split(/,| and | or /));
}

function toNumber(word = "") {
  const others = { eighteen: 18, twenty: 20 };
  const found = numbers.indexOf(word.toLowerCase()) + 1;
  return found || Object.entries(others).find(([name]) => name === word.toLowerCase())?.[1] || Number(word);
}
