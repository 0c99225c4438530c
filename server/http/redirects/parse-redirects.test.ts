import { expect, test } from "vitest";
import { createHasPage, parseRedirects } from "./parse-redirects.ts";

const paths = [
  "about",
  "listings",
  "journal",
  "journal/:slug",
  "suburbs/:id",
  "team/:id",
  "property/:id",
  "*",
];
const hasPage = createHasPage({
  routes: [{}, ...paths.map((path) => ({ path }))],
  ids: { journal: ["salt-air"], suburbs: ["manly"], team: [1, 2] },
  publicFolder: "agencies/headland/public",
});

function read(...lines: [old: string, to: string][]) {
  const csv = ["old address,new address", ...lines.map((line) => line.map((cell) => `"${cell}"`).join(","))];
  const { find, faults } = parseRedirects(Buffer.from(csv.join("\n")), hasPage);
  return {
    lead: (address: string) => find(new URL(address, "https://www.headland.example")),
    faults: faults.map(({ line, field, message }) => `${line} ${field}: ${message}`),
  };
}

const written: [old: string, asked: string[]][] = [
  ["/About-Us/", ["/about-us", "/ABOUT-US//", "/about-us?utm_source=mail&gclid=1", "/about-us?from=menu"]],
  [
    "https://www.old.example/News/Caf%C3%A9 & Co?#top",
    ["/news/caf%c3%a9%20&%20co", "/News/Café%20%26%20Co/"],
  ],
  ["www.old.example/contact.php", ["/contact.php"]],
  ["/?p=123", ["/?p=123", "/?utm_medium=mail&P=123"]],
  ["index.php?id=4&Page=A+b", ["/index.php?page=a%20b&id=4", "/INDEX.php/?id=4&page=A+B&fbclid=x"]],
];

for (const [old, asked] of written)
  test(`${old} is found in every spelling`, () => {
    const { lead, faults } = read([old, "/about"]);
    expect(faults).toEqual([]);
    for (const address of asked) expect(lead(address), address).toBe("/about");
    for (const address of [
      "/",
      "/?p=12",
      "/?p=1234",
      "/index.php?id=5&page=a+b",
      "/about-us/more",
      "/contact",
    ])
      expect(lead(address), address).toBeUndefined();
  });

test("a line with parameters takes precedence over a line with the path alone", () => {
  const { lead } = read(["/index.php", "/about"], ["/index.php?id=4", "/journal/salt-air"]);
  expect(lead("/index.php?id=4")).toBe("/journal/salt-air");
  expect(lead("/index.php?id=5")).toBe("/about");
  expect(lead("/index.php")).toBe("/about");
});

test("a new address loses its trailing slash and keeps parameters and fragment", () => {
  const { lead, faults } = read(
    ["/a", "/about/"],
    [`/${"long".repeat(100)}%00`, "/about"],
    ["/b", "/listings?suburb=Manly#map"],
    ["/c", "/suburbs/manly"],
    ["/d", "/property/S014"],
    ["/e", "/documents/s024-statement.pdf"],
    ["/f", "/"],
  );
  expect(faults).toEqual([]);
  expect(lead("/a")).toBe("/about");
  expect(lead("/b")).toBe("/listings?suburb=Manly#map");
  expect(lead("/f")).toBe("/");
});

test("each faulty line is reported by number and ignored, and the others are followed", () => {
  const { lead, faults } = read(
    ["", "/about"],
    ["http://[", "/about"],
    ["/%zz", "/about"],
    ["/a", ""],
    ["/b", "https://elsewhere.example/"],
    ["/c", "//elsewhere.example/"],
    ["/d", "/\\elsewhere.example"],
    ["/e", "/suburbs/atlantis"],
    ["/f", "/journal/never-written"],
    ["/g", "/nowhere"],
    ["/h", "/pictures"],
    ["/good", "/about"],
    ["https://old.example/GOOD/", "/about"],
    ["https://old.example/", "/about"],
    ["/self", "/Self/"],
    ["/loop-1", "/loop-2"],
    ["/loop-2", "/loop-1"],
    ["/chain", "/good"],
  );
  const address =
    "old address: an address is expected, such as /about-us, /?p=123 or https://www.example.com/about-us";
  const path = "new address: a path of this site is expected, such as /about";
  const none = "new address: is not a page of this site";
  expect(faults).toEqual([
    ...[2, 3, 4].map((line) => `${line} ${address}`),
    ...[5, 6, 7, 8].map((line) => `${line} ${path}`),
    ...[9, 10, 11, 12].map((line) => `${line} ${none}`),
    "14 old address: is on line 13 already",
    "15 old address: is the home page, which stays",
    ...[16, 17, 18, 19].map((line) => `${line} ${none}`),
  ]);
  expect(lead("/good")).toBe("/about");
  for (const old of ["/", "/a", "/e", "/self", "/loop-1", "/chain"]) expect(lead(old), old).toBeUndefined();
});

test("10,000 lines are read, each leading on to one page", () => {
  const { lead, faults } = read(
    ...Array.from({ length: 10_000 }, (_, id): [string, string] => [`/?p=${id}`, "/journal/salt-air"]),
  );
  expect(faults).toEqual([]);
  expect(lead("/?p=9999")).toBe("/journal/salt-air");
});
