import { expect, test } from "vitest";
import { parseMarkdown, parseSpans } from "./markdown.ts";

test("an empty line separates paragraphs and quotes; headings, lists and pictures need none", () => {
  const text = "One\nline\n\n> Three\n\n## Two\nSeven\n- four\n- five\n![Six](place-bilgola)\nEight";
  expect(parseMarkdown(text)).toEqual([
    { kind: "paragraph", text: "One\nline" },
    { kind: "pullQuote", text: "Three" },
    { kind: "heading", text: "Two" },
    { kind: "paragraph", text: "Seven" },
    { kind: "list", text: "- four\n- five", items: ["four", "five"] },
    { kind: "picture", name: "place-bilgola", text: "Six" },
    { kind: "paragraph", text: "Eight" },
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
