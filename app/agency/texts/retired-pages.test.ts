import { expect, test } from "vitest";
import { findGoneAddresses, toRetiredWords } from "./retired-pages.ts";
import { mergeTexts } from "./site-texts.ts";

function store(place: string, more: { kind?: string; state?: "draft" | "published" | "withdrawn" } = {}) {
  const page = { id: 1, title: "Spring", description: "", place, from: "2026-11-01T09:00" };
  const blocks = [{ name: "Quote", words: "They rang back.\nTwice.", author: "" }];
  const fields = JSON.stringify({ ...page, blocks });
  return { kind: "campaign", key: "1", state: "published" as const, fields, ...more };
}

test("pages that were composed and published are gone from their addresses, and from nothing else", () => {
  const stored = [
    store("/spring"),
    store("home"),
    store("/off", { state: "withdrawn" }),
    store("/article", { kind: "article" }),
    { ...store("/broken"), fields: "{}" },
  ];
  expect(findGoneAddresses(stored)).toEqual(["/spring"]);
  expect(mergeTexts([store("/spring")]).gone).toEqual(["/spring"]);
});

test("every word of such a page is printed, of a text that cannot be read as it is stored", () => {
  expect(toRetiredWords(store("/spring"))).toBe(
    "/spring (published)\n\nSpring\n\nQuote\n  words: They rang back.\nTwice.",
  );
  expect(toRetiredWords({ ...store("/spring"), fields: '{"title":7}' })).toBe('{"title":7} (published)');
});
