import { expect, test } from "vitest";
import { modules, requirements } from "#app/modules.ts";
import { toActWords, toFieldWords } from "./log-words.ts";

test.each([
  ["save: price", "changed the price of"],
  ["take back: open homes", "took back our change to the open homes of"],
  ["publish", "published"],
  ["publish: article", "published the article"],
  ["walk in at the door", "noted a visitor of"],
  ["assign", "handed over"],
  ["what a release of last year did", "what a release of last year did,"],
  ["constructor", "constructor,"],
])("the log says %s as %s", (intent, words) => {
  expect(toActWords(intent)).toBe(words);
});

test.each([
  ["say at the door", "callBack", "call back"],
  ["publish: agent", "fields", "changed"],
  ["take", "assignee", "now with"],
  ["change role", "role", "role"],
  ["what a release of last year did", "told", "told"],
  ["take", "constructor", "constructor"],
])("of the act “%s” the log calls %s %s", (intent, name, words) => {
  expect(toFieldWords(intent, name)).toBe(words);
});

test("every action on an enquiry or on several homes has words for the log", () => {
  for (const page of ["/office/enquiries/:reference", "/office/homes/several"]) {
    const acts = Object.keys(requirements.get(page) ?? {}).filter((act) => act !== "GET");
    expect(acts.length).toBeGreaterThan(2);
    expect(acts.filter((act) => toActWords(act) === `${act},`)).toEqual([]);
  }
});

test("no two modules have different words for an action", () => {
  const acts = modules.flatMap(({ logWords = {} }) => Object.keys(logWords));
  expect(new Set(acts).size).toBe(acts.length);
});
