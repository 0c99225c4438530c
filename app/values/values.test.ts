import { describe, expect, test } from "vitest";
import { parseEmail, parseLink } from "./links.ts";
import { parseMoney, parseQuarterly, toWeekly } from "./money.ts";
import { parseYes, parseYesWith } from "./yes.ts";

test.each([
  ["yes", true],
  [" Yes ", true],
  ["1", true],
  ["true", true],
  ["y", true],
  ["2", true],
  ["１", true],
  ["Yes.", true],
  ["no", false],
  ["0", false],
  ["FALSE", false],
  ["n", false],
  ["f", false],
  ["0.0", false],
  ["null", false],
  ["-", false],
  ["-1", true],
  ["", false],
  ["inground", undefined],
  // A field that hides something needs a clear yes.
  ["yes - suburb only", undefined],
])("%j says %s", (text, said) => expect(parseYes(text)).toBe(said));

test.each([
  ["Yes - on application", { isYes: true, words: "on application" }],
  ["Yes on application", { isYes: true, words: "on application" }],
  ["Yes/negotiable", { isYes: true, words: "negotiable" }],
  ["yes (small dogs)", { isYes: true, words: "small dogs" }],
  ["yes", { isYes: true }],
  ["yes/no", { isYes: undefined }],
  ["yes - not approved", { isYes: undefined }],
  ["no", { isYes: false }],
  ["no - common pool", { isYes: undefined }],
  ["yesterday", { isYes: undefined }],
])("%j is a yes with its words", (text, said) => expect(parseYesWith(text)).toEqual(said));

describe("money", () => {
  test.each([
    ["1850000", { amount: 1_850_000 }],
    ["$1.85m", { amount: 1_850_000 }],
    ["$1.85 million", { amount: 1_850_000 }],
    ["850k", { amount: 850_000 }],
    ["AU$1,850,000", { amount: 1_850_000 }],
    ["１８５００００", { amount: 1_850_000 }],
    ["between 1.8m & 1.95m", { amount: 1_800_000, to: 1_950_000 }],
    ["between $1.8m and $1.95m", { amount: 1_800_000, to: 1_950_000 }],
    ["$1,800,000 / $1,950,000", { amount: 1_800_000, to: 1_950_000 }],
    ["1,850,000 AUD", { amount: 1_850_000 }],
    ["1.8M - 1.95M", { amount: 1_800_000, to: 1_950_000 }],
    ["$1.8 to $1.95 million", { amount: 1_800_000, to: 1_950_000 }],
    ["$1,800,000 – $1,950,000", { amount: 1_800_000, to: 1_950_000 }],
    ["1850000-1950000", { amount: 1_850_000, to: 1_950_000 }],
    ["$1,150 pw", { amount: 1_150, period: "pw" }],
  ])("%s", (text, money) => expect(parseMoney(text)).toEqual(money));

  test.each([
    "POA",
    "Contact agent",
    "Offers over $1.85m",
    "EOI $1.85M",
    "$1.95m - $1.8m",
    "1,850,000+",
    "$1,150 a night",
    "",
  ])("%j is no amount", (text) => expect(parseMoney(text)).toBeUndefined());

  test.each([
    ["1150", "", 1_150],
    ["1150", "Week", 1_150],
    ["$1,150 p.w.", "", 1_150],
    ["$1,150/week", "weekly", 1_150],
    ["$1,150 per wk", "", 1_150],
    ["$1,150 p/week", "", 1_150],
    ["1800", "fortnight", 900],
    ["$3,900 p.c.m.", "", 900],
    ["3900", "per month", 900],
    ["$46,800 per annum", "", 900],
    ["11700", "per quarter", 900],
    ["300", "night", undefined],
    // One of the two periods is wrong.
    ["$1,150 per fortnight", "weekly", undefined],
  ])("%s with the period %j is %s a week", (text, period, weekly) =>
    expect(toWeekly(parseMoney(text) ?? { amount: 0 }, period)).toBe(weekly),
  );
});

test.each([
  ["$2000 per month", 6_000],
  ["$174 p/q", 174],
  ["approx. $500 per quarter", 500],
  ["$1,250/qtr (approx)*", 1_250],
  ["$4,000 p.a.", 1_000],
  ["$900 half-yearly", 450],
  ["$500", undefined],
  ["$500 per quarter plus water", undefined],
  ["2.000 p.a.", undefined],
])("%s is %s a quarter", (text, amount) => expect(parseQuarterly(text)).toBe(amount));

test.each([
  ["https://video.example/x", "https://video.example/x"],
  ["http://video.example/x", "https://video.example/x"],
  ["//video.example/x", "https://video.example/x"],
  ["www.video.example/x?a=1", "https://www.video.example/x?a=1"],
  ['<iframe src="https://youtu.be/abc123"></iframe>', "https://youtu.be/abc123"],
  ["Video: http://youtu.be/abc123", "https://youtu.be/abc123"],
  ["youtu.be/abc123", "https://youtu.be/abc123"],
  ["HTTP://video.example:80/x", "https://video.example/x"],
  ["https:/video.example/x", "https://video.example/x"],
  ["http://https://video.example/x", "https://video.example/x"],
  ["\u200b<https://video.example/x>", "https://video.example/x"],
  ["&lt;iframe src=&quot;https://video.example/x&quot;&gt;", "https://video.example/x"],
  ["‘https:\\\\video.example\\x’", "https://video.example/x"],
  ["https://video.example/x?a=1&amp;b=2.", "https://video.example/x?a=1&b=2"],
  ["14petrelroad.com.au", "https://14petrelroad.com.au"],
  ["ann@video.example", undefined],
  ["https://ann:secret@video.example/x", undefined],
  ["http%3A%2F%2Fvideo.example%2Fx", "https://video.example/x"],
  ["javascript:alert(1)", undefined],
  ["ftp://video.example/x", undefined],
  ["see our site", undefined],
  ["[tour](https://video.example/x)", "https://video.example/x"],
  ["https://video.example/x?a=[1]", "https://video.example/x?a=[1]"],
  ['<iframe src="//youtu.be/abc123"></iframe>', "https://youtu.be/abc123"],
  // The end, the choice between two, or https support is uncertain.
  ["https://video.example/my tour", undefined],
  ["https://video.example/x,https://video.example/y", undefined],
  ["http://video.example:8080/x", undefined],
  ["https://video..example/x", undefined],
  ["tour.html", undefined],
  ["", undefined],
])("%s leads to %s", (text, link) => expect(parseLink(text)).toBe(link));

test.each([
  ["Ann <ann@agency.example>", "ann@agency.example"],
  ["mailto:ann@agency.example.", "ann@agency.example"],
  ["\u200b'ann@agency.example'", "ann@agency.example"],
  ["o'brien@agency.example", "o'brien@agency.example"],
  ["ann@agency.example; bob@agency.example", undefined],
  ["ann(at)agency.example", undefined],
])("%s is written to %s", (text, email) => expect(parseEmail(text)).toBe(email));
