import fc from "fast-check";
import { expect, test } from "vitest";
import { FeedError } from "#app/feed/format.ts";
import { getText } from "../element.ts";
import { parseFeed, parseListing } from "./parse-feed.fixture.ts";

const listing = `<residential modTime="2026-11-20-09:30:00" status="current">
  <agentID>XNWXNW</agentID><uniqueID>A1</uniqueID>
  <headline>Sea &amp; sky</headline>
  <description><![CDATA[Two <b>storeys</b>]]></description>
  <vendorDetails><name>Olive Owner</name><telephone>0491 570 006</telephone></vendorDetails>
</residential>`;
const head =
  '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE propertyList SYSTEM "http://reaxml.example/a.dtd">';
const file = `${head}<propertyList date="2026-11-20-10:00:00" username="crm" password="hush">${listing}<land/></propertyList>`;

function getReason(text: string) {
  const describe = (error: unknown) =>
    error instanceof FeedError ? error.message : `not a FeedError: ${error}`;
  return parseFeed(text).then(() => "", describe);
}

/** Expects a text to give the same elements wherever it is cut in two. */
async function expectSameInPieces(text: string, options: Parameters<typeof parseFeed>[1] = {}) {
  const feed = await parseFeed(text, options);
  const cuts = fc.asyncProperty(fc.nat(text.length), async (cut) => {
    expect(await parseFeed([text.slice(0, cut), text.slice(cut)], options)).toEqual(feed);
  });
  await fc.assert(cuts, { numRuns: 60 });
  return feed.elements;
}

test("reads every listing of a list, however its text is split into chunks, and skips the DOCTYPE", async () => {
  const elements = await expectSameInPieces(file);
  expect(elements.map(({ name }) => name)).toEqual(["residential", "land"]);
  const [home] = elements;
  expect(home && getText(home, "headline")).toBe("Sea & sky");
  expect(home && getText(home, "Description")).toBe("Two <b>storeys</b>");
});

test("reads a listing that is the root element", async () => {
  expect((await parseFeed(listing)).elements.map(({ name }) => name)).toEqual(["residential"]);
});

test("credentials and vendors are dropped while reading", async () => {
  const feed = await parseFeed(file);
  expect(feed.warnings).toEqual([
    expect.stringMatching(/^credentials-in-feed: /),
    expect.stringMatching(/^vendor-data-dropped: /),
  ]);
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
  await expect(parseFeed("<propertyList>\n<land></propertyList>")).rejects.toMatchObject({ line: 2 });
});

const manyAttributes = Array.from({ length: 201 }, (_, n) => `a${n}=""`).join(" ");

test.each([
  ["", "the file is empty"],
  ["<html><body>404</body></html>", "this is an HTML page, not REAXML"],
  ["<rss/>", "<rss> is not REAXML"],
  ["<propertyList><land><headline>Sea & sky</headline></land></propertyList>", "an & stands alone"],
  [`<propertyList>${"<a>".repeat(60)}`, "elements are nested more than 50 deep"],
  [`<propertyList><land><headline>${"a".repeat(200_001)}</headline></land></propertyList>`, "longer than"],
  [`<propertyList ${manyAttributes}/>`, "more than 200 attributes"],
  [`<propertyList><vendorDetails>${"<a>".repeat(60)}`, "elements are nested more than 50 deep"],
])("%.40s is refused: %s", async (text, reason) => {
  expect(await getReason(text)).toContain(reason);
});

test("embedded picture bytes, as old software sends them, are dropped without emptying the slot", async () => {
  const objects = `<objects><img id="m" format="jpg">\n${"QUJD".repeat(100_000)}</img><img id="a"/></objects>`;
  const { elements } = await parseFeed(`<propertyList><land>${objects}</land></propertyList>`);
  const texts = elements[0]?.children[0]?.children.map(({ text }) => text);
  expect(texts).toEqual(["QUJDQUJDQUJDQUJDQUJD", ""]);
});

test("a bare & is reported with its own line, wherever the next semicolon is", async () => {
  const text = "<propertyList><land>\n<headline>Surf & turf</headline>\n<b>;</b></land></propertyList>";
  await expect(parseFeed(text)).rejects.toMatchObject({ line: 2, column: 16 });
  const link = `<land><videoLink href="https://v.example/?a=1&b=2"/></land>`;
  await expect(parseFeed(`<propertyList>\n\n${link}</propertyList>`)).rejects.toMatchObject({ line: 3 });
});

test("a bare & is written as an entity where the provider asks for that, however the text is split", async () => {
  const text =
    '<land><videoLink href="?x=1&y=2"/><a>Sea &amp; sky &#x27; &lt; & &nbsp;</a><b><![CDATA[R & D]]></b></land>';
  const [element] = await expectSameInPieces(text, { repairsAmpersands: true });
  expect(element?.children).toMatchObject([
    { attributes: { href: "?x=1&y=2" } },
    { text: "Sea & sky ' < &" },
    { text: "R & D" },
  ]);
});

test("an unknown entity costs its field, however the text is split, and is reported with its line", async () => {
  const words = [
    '<!DOCTYPE a [<!ENTITY x "y">]><propertyList>',
    "<land><headline>Sea&brand;sky</headline><street>Caf&eacute;&nbsp;&Aopf;&LT;</street>",
    "<description><![CDATA[R & D &nbsp;]]></description><!-- R & D -->",
    '<objects><img id="m" url="https://p.example/?a&x;"/><img id="a" url="https://p.example/?a=1&amp;b=2"/></objects>',
    "</land><land><headline>Fine</headline></land></propertyList>",
  ].join("\n");
  const [land, other] = await expectSameInPieces(words);
  expect(land?.faults).toEqual([
    { element: "headline", name: "brand", line: 2 },
    { element: "img", name: "x", line: 4 },
  ]);
  expect(land?.children.map(({ name }) => name)).toEqual(["street", "description", "objects"]);
  expect(land && getText(land, "street")).toBe("Café\u00a0𝔸<");
  expect(land?.children[2]?.children).toMatchObject([{ attributes: { url: "https://p.example/?a=1&b=2" } }]);
  expect(land && getText(land, "description")).toBe("R & D &nbsp;");
  expect(other).not.toHaveProperty("faults");
});

test("an invalid character reference becomes text", async () => {
  const numbers = ["#0", "#11", "#xD800", "#xFFFE", "#1114112", "#99999999999"];
  const fields = numbers.map((number) => `<headline>Sea&${number};</headline>`).join("\n");
  const others = "<street>&#9;Tern&#160;Lane &#x1F3E0;&#xfffd;</street>";
  const { children, faults } = await parseListing(`<land>${fields}${others}</land>`);
  expect(faults).toBeUndefined();
  expect(children.map(({ text }) => text)).toEqual([
    ...numbers.map((number) => `Sea&${number};`),
    "Tern\u00a0Lane \u{1f3e0}\ufffd",
  ]);
});

test("characters that XML does not allow are dropped, and so is space before the declaration", async () => {
  const text =
    '\n\n<?xml version="1.0"?><land><headline>Sea\u0000\u001f\ufffe,\u000bsky</headline></land>\u0000';
  const [land] = await expectSameInPieces(text);
  expect(land?.children).toMatchObject([{ text: "Sea,\nsky" }]);
});

test.each(["PropertyList", "PROPERTYLIST", "propertylist"])("%s is a list of homes", async (root) => {
  const { elements } = await parseFeed(`<${root}><Residential/><HOLIDAYRENTAL/></${root}>`);
  expect(elements.map(({ name }) => name)).toEqual(["residential", "holidayRental"]);
});

test("HTML within a text is part of it, however it is sent", async () => {
  const { children } = await parseListing(
    "<land><description>One<br/>two<p class='x'>three <b>four</b></p></description><headline><![CDATA[<i>Sea</i>]]></headline></land>",
  );
  expect(children).toMatchObject([
    { text: "One<br></br>two<p>three <b>four</b></p>", children: [] },
    { text: "<i>Sea</i>" },
  ]);
  const blank = await parseListing("<land><description><![CDATA[<p>&nbsp;<br></p>]]></description></land>");
  expect(blank.children).toMatchObject([{ text: "" }]);
});

test("values that were encoded twice are decoded, and HTML is left to its reader", async () => {
  const { children } = await parseListing(
    '<land><area><![CDATA[450 m&sup2;]]></area><street>O&amp;#39;Connell &amp;x;</street><img url="?a=1&amp;amp;b"/><headline>R &amp;amp; D</headline></land>',
  );
  expect(children).toMatchObject([
    { text: "450 m²" },
    { text: "O'Connell &x;" },
    { attributes: { url: "?a=1&b" } },
    { text: "R &amp; D" },
  ]);
});

test("the encoding of texts and attributes is mended, also at their ends", async () => {
  const { children } = await parseListing(
    '<residential><headline>CafÃ©s, voilÃ\u00a0</headline><street>Owner&#146;s &#150; &rsquo;24&nbsp;</street><img title="The ownerâ€™s"/></residential>',
  );
  expect(children).toMatchObject([
    { text: "Cafés, voilà" },
    { text: "Owner’s – ’24" },
    { attributes: { title: "The owner’s" } },
  ]);
});
