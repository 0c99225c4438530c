import fc from "fast-check";
import { expect, test } from "vitest";
import { getText } from "../element.ts";
import { parseFeed } from "./parse-feed.fixture.ts";
import { FeedError } from "./parse-reaxml.ts";

const listing = `<residential modTime="2026-11-20-09:30:00" status="current">
  <agentID>XNWXNW</agentID><uniqueID>A1</uniqueID>
  <headline>Sea &amp; sky</headline>
  <description><![CDATA[Two <b>storeys</b>]]></description>
  <vendorDetails><name>Olive Owner</name><telephone>0491 570 006</telephone></vendorDetails>
</residential>`;
const head =
  '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE propertyList SYSTEM "http://reaxml.example/a.dtd">';
const file = `${head}<propertyList date="2026-11-20-10:00:00" username="crm" password="hush">${listing}<land/></propertyList>`;

const parse = parseFeed;

async function getReason(...chunks: string[]) {
  return parse(...chunks).then(
    () => "",
    (error: unknown) => (error instanceof FeedError ? error.message : `not a FeedError: ${String(error)}`),
  );
}

test("reads every listing of a list, however its text is cut, and skips the DOCTYPE", async () => {
  const whole = await parse(file);
  expect(whole.date).toBe("2026-11-20-10:00:00");
  expect(whole.elements.map(({ name }) => name)).toEqual(["residential", "land"]);
  const [home] = whole.elements;
  expect(home && getText(home, "headline")).toBe("Sea & sky");
  expect(home && getText(home, "Description")).toBe("Two <b>storeys</b>");
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length), async (cut) => {
      expect(await parse(file.slice(0, cut), file.slice(cut))).toEqual(whole);
    }),
    { numRuns: 40 },
  );
});

test("reads a listing that stands alone", async () => {
  expect((await parse(listing)).elements.map(({ name }) => name)).toEqual(["residential"]);
});

test("credentials and vendors are dropped while reading", async () => {
  const feed = await parse(file);
  expect(feed).toMatchObject({ hasCredentials: true, hasVendors: true });
  for (const secret of ["crm", "hush", "Olive", "570 006"])
    expect(JSON.stringify(feed)).not.toContain(secret);
});

test("a file that is cut off anywhere is refused", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length - 1), async (cut) => {
      expect(await getReason(file.slice(0, cut))).toMatch(/\S/);
    }),
    { numRuns: 100 },
  );
});

test("says where a file is broken", async () => {
  await expect(parse("<propertyList>\n<land></propertyList>")).rejects.toMatchObject({ line: 2 });
});

test.each([
  ["", "the file is empty"],
  ["<html><body>404</body></html>", "this is an HTML page, not REAXML"],
  ["<rss/>", "<rss> is not REAXML"],
  ['<!DOCTYPE a [<!ENTITY x "y">]><propertyList><land>&x;</land></propertyList>', "undefined entity"],
  [`<propertyList>${"<a>".repeat(60)}`, "elements are nested more than 50 deep"],
  [`<propertyList><land><headline>${"a".repeat(200_001)}</headline></land></propertyList>`, "longer than"],
  [
    `<propertyList ${Array.from({ length: 201 }, (_, n) => `a${n}=""`).join(" ")}/>`,
    "more than 200 attributes",
  ],
  [`<propertyList><vendorDetails>${"<a>".repeat(60)}`, "elements are nested more than 50 deep"],
])("%.40s is refused: %s", async (text, reason) => {
  expect(await getReason(text)).toContain(reason);
});

test("a picture's own bytes, as old software sends them, are not kept, and not taken for an emptied slot", async () => {
  const objects = `<objects><img id="m" format="jpg">\n${"QUJD".repeat(100_000)}</img><img id="a"/></objects>`;
  const { elements } = await parse(`<propertyList><land>${objects}</land></propertyList>`);
  const texts = elements[0]?.children[0]?.children.map(({ text }) => text);
  expect(texts).toEqual(["QUJDQUJDQUJDQUJDQUJD", ""]);
});
