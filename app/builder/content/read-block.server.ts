import * as v from "valibot";
import type { Align, BlockContent } from "../block.ts";
import { amount, type Element, flag, line, list, text } from "./element-schema.ts";
import { readFormBlock } from "./form/read-form.server.ts";
import { readCard, readImage } from "./read-picture.server.ts";
import type { BlockContext, Reader } from "./reader.ts";
import { parseLink } from "./safe-address.ts";
import { sanitizeText } from "./sanitize-text.server.ts";

type ReadBlock = (
  options: Record<string, unknown>,
  element: Element,
  context: BlockContext,
) => BlockContent | undefined;

// The service's defaults (spec §9.18).
const SECTION_MAX_WIDTH_PX = 1200;
const COLUMNS_GAP_PX = 20;

/** Every block that is shown, by the service's name for it; what is not here is skipped. */
const readers = new Map<string, ReadBlock>([
  ["Text", readText],
  ["Image", readImage],
  ["Raw:Img", readImage],
  ["Core:Button", readButton],
  ["Core:Section", readSection],
  ["Columns", readColumns],
  ["Fragment", (_, element, context) => readGroup(element, context)],
  ["Symbol", readSymbol],
  ["PropertyCard", readCard],
  ["Form:Form", readFormBlock],
  ["Form:Input", readFormBlock],
  ["Form:TextArea", readFormBlock],
  ["Form:Select", readFormBlock],
  ["Form:Label", readFormBlock],
  ["Form:SubmitButton", readFormBlock],
]);

/** A block of ours, or `undefined` where there is nothing to show; why not is noted in the reader. */
export function readElement(element: Element, context: BlockContext): BlockContent | undefined {
  const { component } = element;
  if (!component) return readPlain(element, context);
  const read = readers.get(component.name);
  if (read) return read(component.options, element, context);
  context.reader.skip(component.name, "the site has no such block");
  return undefined;
}

const aligns: Record<string, Align> = { center: "center", right: "end", end: "end", "flex-end": "end" };

export function toAlign({ responsiveStyles: { large } }: Element): Align {
  return aligns[large.textAlign] ?? aligns[large.alignSelf] ?? "start";
}

/** A box of the editor: a group of what is in it. */
function readPlain(element: Element, context: BlockContext) {
  if (element.children.length > 0) return readGroup(element, context);
  // The service's own way of counting visits.
  if (element.tagName === "img" && element.properties.src.includes("/api/v1/pixel")) return undefined;
  context.reader.skip("Box", "it is empty");
  return undefined;
}

function readGroup({ children, responsiveStyles: { large } }: Element, context: BlockContext): BlockContent {
  const isRow = large.flexDirection === "row";
  return { kind: "group", isRow, blocks: context.readBlocks(children, context.depth + 1) };
}

const textOptions = v.object({ text });

function readText(options: unknown, _: Element, { reader }: BlockContext): BlockContent | undefined {
  const { html, hasTitle } = sanitizeText(v.parse(textOptions, options).text, {
    mayHaveTitle: !reader.hasHeading,
  });
  reader.hasHeading ||= hasTitle;
  if (html) return { kind: "text", html };
  reader.skip("Text", "nothing is left of it but forbidden markup, or it is empty");
  return undefined;
}

const buttonOptions = v.object({ text: line, link: line, openLinkInNewTab: flag });

function readButton(options: unknown, _: Element, { reader }: BlockContext): BlockContent | undefined {
  const button = v.parse(buttonOptions, options);
  const link = readLink(button.link, "Core:Button", reader);
  if (button.text && link)
    return { kind: "button", text: button.text, link, opensNewTab: button.openLinkInNewTab };
  reader.skip("Core:Button", "it has no words or leads nowhere");
  return undefined;
}

const sectionOptions = v.object({ maxWidth: amount(200, 2400) });

function readSection(
  options: unknown,
  { children }: Element,
  { depth, readBlocks }: BlockContext,
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
const columnOptions = v.fallback(v.object({ blocks: list, width: amount(1, 100), link: line }), {
  blocks: [],
  width: undefined,
  link: "",
});
const MAX_COLUMNS = 12;

function readColumns(options: unknown, _: Element, context: BlockContext): BlockContent {
  const { columns, space = COLUMNS_GAP_PX, ...stacking } = v.parse(columnsOptions, options);
  if (columns.length > MAX_COLUMNS) context.reader.skip("Columns", `it has more than ${MAX_COLUMNS}`);
  const shown = columns.slice(0, MAX_COLUMNS).map((column) => v.parse(columnOptions, column));
  if (shown.some(({ link }) => link))
    context.reader.skip("Columns", "a whole column is no link: put a link or a button into it");
  return {
    kind: "columns",
    space,
    stackAt: stacking.stackColumnsAt,
    isReversed: stacking.reverseColumnsWhenStacked,
    columns: shown.map(({ blocks, width }) => ({
      width: Math.round(width ?? 100 / shown.length),
      blocks: context.readBlocks(blocks, context.depth + 1),
    })),
  };
}

/** A shared part: its content travels with the page, or has been fetched beside it. */
const symbolOptions = v.object({
  symbol: v.optional(
    v.fallback(
      v.object({
        entry: line,
        content: v.optional(
          v.fallback(v.object({ data: v.object({ blocks: list }) }), { data: { blocks: [] } }),
        ),
      }),
      { entry: "", content: undefined },
    ),
  ),
});

function readSymbol(options: unknown, _: Element, context: BlockContext): BlockContent | undefined {
  const { symbol } = v.parse(symbolOptions, options);
  const inline = symbol?.content?.data.blocks ?? [];
  const elements = inline.length > 0 ? inline : context.reader.symbols.get(symbol?.entry ?? "");
  if (elements)
    return { kind: "group", isRow: false, blocks: context.readBlocks(elements, context.depth + 1) };
  context.reader.skip("Symbol", "its content is not published");
  return undefined;
}

function readLink(address: string, block: string, reader: Reader) {
  const link = parseLink(address);
  if (address && !link) reader.skip(block, "its link leads nowhere that we allow");
  return link;
}
