import { expect, test } from "vitest";
import { type Block, findBlocks } from "../block.ts";
import { brokenPage } from "../service/broken-content.fixture.ts";
import { cardOptions, formElement, makeElement, makePage, makeText, springPage } from "./content.fixture.ts";
import { findMissingSymbols } from "./parse-page.server.ts";
import { readTestPage } from "./read-page.fixture.ts";

function parseBlocks(...elements: unknown[]) {
  return readTestPage(makePage("/page", elements));
}

function kindsOf(blocks: readonly Block[]) {
  return findBlocks(blocks).map(({ kind }) => kind);
}

test("reads a page with sections, columns, pictures, cards and a form", () => {
  const symbols = new Map([["hours", [makeText("<p>Saturdays</p>")]]]);
  const page = readTestPage(springPage, { symbols });
  expect(page).toMatchObject({
    title: "Spring on the water · Headland",
    description: "Homes with a view of the water, open this spring.",
    hasHeading: true,
    skipped: [],
  });
  expect(kindsOf(page.blocks).join(" ")).toBe(
    "section text image columns text site text button group text group text text form field field field field field submit",
  );
});

test("uses the service's defaults: sections 1200 pixels wide, columns 20 pixels apart", () => {
  const page = parseBlocks(
    makeElement("Core:Section"),
    makeElement("Columns", { columns: [{ blocks: [] }, { blocks: [] }] }),
  );
  const [section, columns] = page.blocks;
  expect(section).toMatchObject({ maxWidth: 1200 });
  expect(columns).toMatchObject({ space: 20, stackAt: "tablet", columns: [{ width: 50 }, { width: 50 }] });
});

test("reads the eleven inputs of a PropertyCard", () => {
  const page = parseBlocks(makeElement("PropertyCard", cardOptions));
  expect(page.blocks[0]).toMatchObject({
    kind: "site",
    block: { ...cardOptions, image: `${cardOptions.image}?format=webp&width=800` },
  });
});

test("skips broken content, and lists it", () => {
  const page = readTestPage(brokenPage);
  const text = JSON.stringify(page);
  expect(text).not.toContain("alert");
  expect(text).not.toContain("javascript");
  expect(kindsOf(page.blocks)).toEqual(["text", "text", "columns", "site", "text"]);
  expect(page.blocks.find(({ kind }) => kind === "site")).toMatchObject({
    block: { title: "A home", price: 1_200_000, beds: 0, image: "" },
  });
  const skipped = page.skipped.map(({ block }) => block);
  const left = ["constructor", "Custom Code", "Embed", "Form:Input", "a block", "Core:Button", "Image"];
  expect(skipped).toEqual(expect.arrayContaining(left));
});

test("leaves out words that break the publishing rules, with a note in their place in the preview", () => {
  const refused = "“Offers over $1.2m” may not be published. ";
  const raw = makePage(
    "/page",
    [
      makeText("<h1>Offers over <em>$1.2m</em></h1>"),
      makeElement("Core:Button", { text: "Offers over $1.2m", link: "/listings" }),
      makeText("<p>Guide $1.2m</p>"),
      makeElement("Image", { image: "https://cdn.builder.io/a", altText: "Offers over $1.2m" }),
      makeText("<h1>Homes from $1.2m to $3m</h1>"),
    ],
    { title: "Offers over $1.2m", description: "Offers over $1.2m" },
  );
  const page = readTestPage(raw);
  expect(JSON.stringify({ ...page, skipped: [] })).not.toContain("Offers");
  expect(page.blocks).toMatchObject([
    { html: "<p>Guide $1.2m</p>" },
    { kind: "image", alt: "" },
    { html: "<h1>Homes from $1.2m to $3m</h1>" },
  ]);
  const skipped = ["Title", "Description", "Text", "Core:Button", "Image"];
  expect(page.skipped.map(({ block }) => block)).toEqual(skipped);
  for (const { reason } of page.skipped) expect(reason.startsWith(refused)).toBe(true);
  const preview = kindsOf(readTestPage(raw, { isPreview: true }).blocks);
  expect(preview.filter((kind) => kind === "note")).toHaveLength(5);
});

test("reads at most 500 blocks, nested 20 deep", () => {
  const many = parseBlocks(...Array.from({ length: 600 }, () => makeText("<p>x</p>")));
  expect(many.blocks.length).toBe(500);
  let nested = makeText("<p>deep</p>");
  for (let depth = 0; depth < 40; depth += 1)
    nested = makeElement("Core:Section", {}, { children: [nested] });
  expect(kindsOf(parseBlocks(nested).blocks)).not.toContain("text");
});

test("leaves out blocks that the marketer has hidden", () => {
  const page = parseBlocks(
    { ...makeText("<p>one</p>"), hide: true },
    { ...makeText("<p>two</p>"), show: false },
    { ...makeText("<p>three</p>"), responsiveStyles: { large: { display: "none" } } },
  );
  expect(page.blocks).toEqual([]);
});

test("makes the text before a field its label, and prefixes field names", () => {
  const [form] = parseBlocks(formElement).forms;
  expect(form?.fields.map(({ label, role, isRequired }) => [label, role, isRequired])).toEqual([
    ["Enter your name", "name", true],
    ["Enter your email", "email", false],
    ["Your phone number", "phone", false],
    ["Which week suits you?", undefined, false],
    ["Anything else?", "message", false],
  ]);
  const names = ["b1-name", "b1-email", "b1-phone", "b1-week", "b1-subject"];
  expect(form?.fields.map(({ name }) => name)).toEqual(names);
  expect(form?.hidden).toEqual([{ label: "campaign", value: "Spring 2026" }]);
});

test("a form has the service's default messages unless the marketer changes them", () => {
  const [plain] = parseBlocks(makeElement("Form:Form")).forms;
  expect(plain?.states).toEqual({
    sending: "Sending...",
    success: "Thanks!",
    error: "Form submission error :( Please check your answers and try again",
  });
  const own = { successMessage: [makeText("<p>Cheers &amp; see you</p>")] };
  const [worded] = parseBlocks(makeElement("Form:Form", own)).forms;
  expect(worded?.states.success).toBe("Cheers & see you");
});

test("adds a field for an e-mail address and a button to a form that has neither", () => {
  const children = [makeElement("Form:TextArea", { name: "wish" })];
  const page = parseBlocks(makeElement("Form:Form", {}, { children }));
  expect(kindsOf(page.blocks)).toEqual(["form", "field", "field", "submit"]);
  expect(page.forms[0]?.fields[1]).toMatchObject({ role: "email", isRequired: true });
});

test("names shared parts that are not inlined, and shows those that are given", () => {
  const symbol = makeElement("Symbol", { symbol: { model: "symbol", entry: "hours" } });
  const columns = makeElement("Columns", { columns: [{ blocks: [symbol] }] });
  expect(findMissingSymbols([columns])).toEqual([{ model: "symbol", entry: "hours" }]);
  const symbols = new Map([["hours", [makeText("<p>Open</p>")]]]);
  const page = readTestPage(makePage("/page", [symbol]), { symbols });
  expect(kindsOf(page.blocks)).toEqual(["group", "text"]);
});

test("a shared part that contains itself ends", () => {
  const symbol = makeElement("Symbol", { symbol: { model: "symbol", entry: "loop" } });
  const symbols = new Map([["loop", [symbol, symbol]]]);
  expect(() => readTestPage(makePage("/page", [symbol]), { symbols })).not.toThrow();
});

test("an incomplete block of the site's own is named by its label in the editor", () => {
  const { skipped } = parseBlocks(makeElement("TextWithPicture", { image: "http://plain.example" }));
  expect([...new Set(skipped.map(({ block }) => block))]).toEqual(["Text with picture"]);
});
