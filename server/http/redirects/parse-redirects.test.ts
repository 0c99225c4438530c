import { expect, test } from "vitest";
import { createFindPage, parseRedirects, toLocation } from "./parse-redirects.ts";

const findPage = createFindPage({
  routes: [
    {},
    ...["about", "listings", "journal", "journal/:slug", "suburbs/:id", "team/:id", "property/:id", "*"].map(
      (path) => ({ path }),
    ),
  ],
  ids: { journal: ["salt-air"], suburbs: ["manly"], team: [1, 2] },
  publicFolder: "agencies/headland/public",
});

function read(...lines: [old: string, to: string][]) {
  const csv = ["old address,new address", ...lines.map((line) => line.map((cell) => `"${cell}"`).join(","))];
  const { find, faults } = parseRedirects(Buffer.from(csv.join("\n")), findPage);
  return {
    lead(address: string) {
      const found = find(new URL(address, "https://www.headland.example"));
      return found && toLocation(found.to);
    },
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
  test(`${old} is found however it is asked for`, () => {
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

test("the line with the parameters goes before the line with the path alone", () => {
  const { lead } = read(["/index.php", "/about"], ["/index.php?id=4", "/journal/salt-air"]);
  expect(lead("/index.php?id=4")).toBe("/journal/salt-air");
  expect(lead("/index.php?id=5")).toBe("/about");
  expect(lead("/index.php")).toBe("/about");
});

test("a new address is a path without a slash at its end, and keeps parameters and place", () => {
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
  expect("abcdef".split("").map((old) => lead(`/${old}`))).toEqual([
    "/about",
    "/listings?suburb=Manly#map",
    "/suburbs/manly",
    "/property/S014",
    "/documents/s024-statement.pdf",
    "/",
  ]);
});

test("every fault is named by its line, which is not followed, and the others are", () => {
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
    ["/About/", "/listings"],
    ["/suburbs/manly", "/about"],
    ["/listings?page=2", "/about"],
    ["/Office/homes/3", "/about"],
    ["/self", "/Self/"],
    ["/loop-1", "/loop-2"],
    ["/loop-2", "/loop-1"],
    ["/chain", "/good"],
    ["/into-loop", "/loop-1"],
  );
  const address =
    "old address: an address is expected, as /about-us, /?p=123 or https://www.example.com/about-us";
  const path = "new address: a path of this site is expected, as /about";
  expect(faults).toEqual([
    `2 ${address}`,
    `3 ${address}`,
    `4 ${address}`,
    `5 ${path}`,
    `6 ${path}`,
    `7 ${path}`,
    `8 ${path}`,
    "9 new address: is no page of this site",
    "10 new address: is no page of this site",
    "11 new address: is no page of this site",
    "12 new address: is no page of this site",
    "14 old address: is on line 13 already",
    "15 old address: is a page of this site, which stays",
    "16 old address: is a page of this site, which stays",
    "17 old address: is a page of this site, which stays",
    "18 old address: is a page of this site, which stays",
    "19 new address: leads back to itself",
    "20 new address: leads back to itself, by line 21",
    "21 new address: leads back to itself, by line 20",
    "22 new address: is the old address of line 13: name the page that it leads to",
    "23 new address: is the old address of line 20: name the page that it leads to",
  ]);
  expect(lead("/good")).toBe("/about");
  for (const old of ["/a", "/e", "/about", "/suburbs/manly", "/self", "/loop-1", "/chain", "/into-loop"])
    expect(lead(old), old).toBeUndefined();
});

test("10,000 lines are read, each leading on to one page", () => {
  const { lead, faults } = read(
    ...Array.from({ length: 10_000 }, (_, id): [string, string] => [`/?p=${id}`, "/journal/salt-air"]),
  );
  expect(faults).toEqual([]);
  expect(lead("/?p=9999")).toBe("/journal/salt-air");
});
