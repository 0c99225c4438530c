import { expect, test } from "vitest";
import { parseMarkdown, parseSpans } from "./markdown.ts";

test("an empty line separates paragraphs, headings, quotes, lists and pictures", () => {
  const text = "One\nline\n\n## Two\n\n> Three\n\n- four\n- five\n\n![Six](place-bilgola)\n\nSeven\n- eight";
  expect(parseMarkdown(text)).toEqual([
    { kind: "paragraph", text: "One\nline" },
    { kind: "heading", text: "Two" },
    { kind: "pullQuote", text: "Three" },
    { kind: "list", text: "- four\n- five", items: ["four", "five"] },
    { kind: "picture", name: "place-bilgola", text: "Six" },
    { kind: "paragraph", text: "Seven\n- eight" },
  ]);
});

test("parses bold words and links; unsafe links stay plain text", () => {
  expect(parseSpans("A **bold** [link](/journal) and 2 ** 3")).toEqual([
    { text: "A " },
    { text: "bold", isBold: true },
    { text: " " },
    { text: "link", href: "/journal" },
    { text: " and 2 ** 3" },
  ]);
  expect(parseSpans("[x](javascript:alert)")).toEqual([{ text: "[x](javascript:alert)" }]);
});
