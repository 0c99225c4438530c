import * as v from "valibot";
import type { Align, BlockContent } from "../block.ts";
import { amount, flag, line, list, part, text } from "../blocks/input-rules.ts";
import { siteBlockSchema, siteBlocks } from "../blocks/site-blocks.ts";
import type { Element } from "./element-schema.ts";
import { readFormBlock } from "./read-form.server.ts";
import { readImage, readPicture } from "./read-picture.server.ts";
import { readVideo } from "./read-video.server.ts";
import type { BlockContext, Reader } from "./reader.ts";
import { parseLink, sanitizeText, toPlainText, toSizedAddress } from "./sanitize.server.ts";

type ReadBlock = (
  options: Record<string, unknown>,
  context: BlockContext,
  element: Element,
) => BlockContent | undefined;

// The service's defaults (spec §9.18).
const SECTION_MAX_WIDTH_PX = 1200;
const COLUMNS_GAP_PX = 20;

/** Readers by the service's block names; other blocks are skipped. */
const readers = new Map<string, ReadBlock>([
  ["Text", readText],
  ["Image", readImage],
  ["Raw:Img", readImage],
  ["Video", readVideo],
  ["Embed", readVideo],
  ["Core:Button", readButton],
  ["Core:Section", readSection],
  ["Columns", readColumns],
  ["Fragment", (_, context, element) => readGroup(element, context)],
  ["Symbol", readSymbol],
  ["Form:Form", readFormBlock],
  ["Form:Input", readFormBlock],
  ["Form:TextArea", readFormBlock],
  ["Form:Select", readFormBlock],
  ["Form:Label", readFormBlock],
  ["Form:SubmitButton", readFormBlock],
  ...siteBlocks.map((block): [string, ReadBlock] => [
    block.name,
    (options, context) => readSiteBlock(block, options, context),
  ]),
]);

/** Reads a block; `undefined` where there is nothing to show, with the reason listed as skipped. */
export function readElement(element: Element, context: BlockContext): BlockContent | undefined {
  const { component } = element;
  if (!component) return readPlain(element, context);
  const read = readers.get(component.name);
  if (read) return read(component.options, context, element);
  return context.reader.skip(component.name, "the site does not show this block");
}

const aligns: Record<string, Align> = { center: "center", right: "end", end: "end", "flex-end": "end" };

/** Where an element is aligned on a large screen. */
export function toAlign({ responsiveStyles: { large } }: Element): Align {
  return aligns[large.textAlign] ?? aligns[large.alignSelf] ?? "start";
}

/** An element without a component is a box of other elements. */
function readPlain(element: Element, context: BlockContext) {
  if (element.children.length > 0) return readGroup(element, context);
  // The service's tracking pixel.
  if (element.tagName === "img" && element.properties.src.includes("/api/v1/pixel")) return undefined;
  return context.reader.skip("Box", "it is empty");
}

function readGroup({ children, responsiveStyles: { large } }: Element, context: BlockContext): BlockContent {
  const isRow = large.flexDirection === "row";
  return { kind: "group", isRow, blocks: context.readBlocks(children, context.depth + 1) };
}

const textOptions = v.object({ text });

function readText(options: unknown, { reader }: BlockContext): BlockContent | undefined {
  const { html, hasTitle } = sanitizeText(v.parse(textOptions, options).text, {
    mayHaveTitle: !reader.hasHeading,
  });
  if (reader.refuses("Text", toPlainText(html))) return undefined;
  reader.hasHeading ||= hasTitle;
  if (html) return { kind: "text", html };
  return reader.skip("Text", "it is empty, or has only markup that the site does not allow");
}

const buttonOptions = v.object({ text: line, link: line, openLinkInNewTab: flag });

function readButton(options: unknown, { reader }: BlockContext): BlockContent | undefined {
  const button = v.parse(buttonOptions, options);
  const link = readLink(button.link, "Core:Button", reader);
  if (reader.refuses("Core:Button", button.text)) return undefined;
  if (button.text && link)
    return { kind: "button", text: button.text, link, opensNewTab: button.openLinkInNewTab };
  return reader.skip("Core:Button", "it has no words or no valid link");
}

const sectionOptions = v.object({ maxWidth: amount(200, 2400) });

function readSection(
  options: unknown,
  { depth, readBlocks }: BlockContext,
  { children }: Element,
): BlockContent {
  const { maxWidth = SECTION_MAX_WIDTH_PX } = v.parse(sectionOptions, options);
  return { kind: "section", maxWidth, blocks: readBlocks(children, depth + 1) };
}

const stackings = v.fallback(v.picklist(["tablet", "mobile", "never"]), "tablet");
const columnsOptions = v.object({
  columns: list,
  space: amount(0, 200),
  stackColumnsAt: v.optional(stackings, "tablet"),
  reverseColumnsWhenStacked: flag,
});
const columnOptions = part({ blocks: list, width: amount(1, 100), link: line });
const MAX_COLUMNS = 12;

function readColumns(options: unknown, context: BlockContext): BlockContent {
  const { columns, space = COLUMNS_GAP_PX, ...stacking } = v.parse(columnsOptions, options);
  const shown = columns.slice(0, MAX_COLUMNS).map((column) => v.parse(columnOptions, column));
  const read = shown.map(({ blocks, width }) => ({
    width: Math.round(width ?? 100 / shown.length),
    blocks: context.readBlocks(blocks, context.depth + 1),
  }));
  if (columns.length > MAX_COLUMNS) context.reader.skip("Columns", `it has more than ${MAX_COLUMNS}`);
  if (shown.some(({ link }) => link))
    context.reader.skip("Columns", "a column cannot be a link: put a link or a button into it");
  return {
    kind: "columns",
    space,
    stackAt: stacking.stackColumnsAt,
    isReversed: stacking.reverseColumnsWhenStacked,
    columns: read,
  };
}

/** A shared part, whose content is inlined or fetched (service/builder.server.ts). */
const symbolOptions = part({
  symbol: part({ entry: line, content: part({ data: part({ blocks: list }) }) }),
});

function readSymbol(options: unknown, context: BlockContext): BlockContent | undefined {
  const { symbol } = v.parse(symbolOptions, options);
  const inlined = symbol.content.data.blocks;
  const elements = inlined.length > 0 ? inlined : context.reader.symbols.get(symbol.entry);
  if (elements)
    return { kind: "group", isRow: false, blocks: context.readBlocks(elements, context.depth + 1) };
  return context.reader.skip("Symbol", "its content is not published");
}

function readLink(address: string, block: string, reader: Reader) {
  const link = parseLink(address);
  if (address && !link) reader.skip(block, "the site does not allow its link");
  return link;
}

const PICTURE_WIDTH_PX = 800;

/** Reads one of the site’s own blocks: strips markup from its words, checks pictures and links. */
function readSiteBlock(
  block: (typeof siteBlocks)[number],
  options: Record<string, unknown>,
  { reader }: BlockContext,
): BlockContent | undefined {
  const read = (input: (typeof block.inputs)[number]) => {
    const value = options[input.name];
    if (typeof value !== "string") return value;
    if (input.type === "longText") return toParagraphs(value);
    if (input.type === "url") return parseLink(value);
    if (input.type !== "file" || !value) return value;
    const picture = readPicture(value, block.name, reader);
    return picture && toSizedAddress(picture.src, PICTURE_WIDTH_PX);
  };
  const inputs = Object.fromEntries(block.inputs.map((input) => [input.name, read(input)]));
  const parsed = v.parse(siteBlockSchema, { ...inputs, name: block.name });
  const filled = new Map(Object.entries(parsed).filter(([, value]) => value));
  const lack = block.inputs.find(({ name, isRequired }) => isRequired && !filled.has(name));
  if (lack) return reader.skip(block.name, `it has nothing under “${lack.label}”`);
  return { kind: "site", block: parsed };
}

function toParagraphs(words: string) {
  return words.replaceAll("\r", "").split("\n\n").map(toPlainText).filter(Boolean).join("\n\n");
}
