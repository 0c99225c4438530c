import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { type Block, type BuilderPage, findBlocks, type PageField } from "../block.ts";
import { elementSchema, entrySchema, findElements } from "./element-schema.ts";
import { readElement, toAlign } from "./read-block.server.ts";
import { createReader, type Reader, type ReadOptions } from "./reader.ts";
import { toPlainText } from "./sanitize.server.ts";

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 300;
const MAX_LABEL = 120;

/**
 * Parses an entry of the model `page`, which is untrusted: texts are sanitised, links and pictures checked, sizes
 * bounded, and unknown blocks listed in `skipped`. Throws when it is not an entry.
 */
export function parsePage(raw: unknown, options: ReadOptions): BuilderPage {
  const { name, data } = v.parse(entrySchema, raw);
  const reader = createReader(options);
  const unlessRefused = (place: string, words: string) => (reader.refuses(place, words) ? "" : words);
  const title = unlessRefused("Title", data.title || name);
  const description = unlessRefused("Description", data.description);
  const blocks = readBlocks(reader, data.blocks, 0);
  return {
    title: toTitle(title),
    description: description.slice(0, MAX_DESCRIPTION),
    hasHeading: reader.hasHeading,
    isUnlisted: data.noIndex,
    blocks,
    forms: findBlocks(blocks).flatMap((block) => (block.kind === "form" ? [block.form] : [])),
    skipped: reader.skipped,
  };
}

/** Symbols (shared parts) whose content is not inlined. */
export function findMissingSymbols(elements: readonly unknown[]): { model: string; entry: string }[] {
  const found = new Map<string, { model: string; entry: string }>();
  for (const { component } of findElements(elements)) {
    if (component?.name !== "Symbol") continue;
    const symbol = v.safeParse(missingSymbol, component.options);
    if (symbol.success) found.set(symbol.output.symbol.entry, symbol.output.symbol);
  }
  return [...found.values()];
}

const identifier = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const missingSymbol = v.object({
  symbol: v.object({ model: identifier, entry: identifier, content: v.optional(v.never()) }),
});

function readBlocks(reader: Reader, elements: readonly unknown[], depth: number): Block[] {
  const blocks: Block[] = [];
  for (const raw of elements) {
    const block = readBlock(reader, raw, depth);
    if (block) blocks.push(block);
    blocks.push(...reader.takeNotes());
  }
  return reader.form ? toLabelled(blocks, reader.form.fields) : blocks;
}

function readBlock(reader: Reader, raw: unknown, depth: number): Block | undefined {
  const parsed = v.safeParse(elementSchema, raw);
  if (!parsed.success) return reader.skip("a block", "it is malformed");
  const element = parsed.output;
  const name = element.component?.name ?? "Box";
  if (element.hide || !element.show || element.responsiveStyles.large.display === "none")
    return reader.skip(name, "it is hidden");
  const id = reader.takeId(depth);
  if (!id) return reader.skip(name, "the page is too large or too deep");
  const content = readElement(element, {
    id,
    depth,
    reader,
    readBlocks: (elements, inner) => readBlocks(reader, elements, inner),
  });
  if (element.repeat || Object.keys(element.bindings).length > 0)
    reader.skip(name, "its bindings have no effect: the site runs no code from the content");
  return content && { id, align: toAlign(element), ...content };
}

function toTitle(title: string) {
  const own = title || agency.name;
  const whole = own.includes(agency.name) ? own : `${own} · ${agency.name}`;
  return [...(whole.length <= MAX_TITLE ? whole : own)].slice(0, MAX_TITLE).join("").trim();
}

/** Makes a text before a field its label, for screen readers, and removes it from the blocks. */
function toLabelled(blocks: readonly Block[], fields: PageField[]): Block[] {
  return blocks.filter((block, index) => {
    const next = blocks.slice(index + 1).find(({ kind }) => kind !== "note");
    if (block.kind !== "text" || next?.kind !== "field") return true;
    const label = toLabel(block.html);
    const field = fields.find(({ name }) => name === next.name);
    if (!label || !field) return true;
    field.label = label;
    return false;
  });
}

/** The words of a short text without links, lists or headings; `undefined` for any other. */
function toLabel(html: string) {
  if (/<(?:a|ul|ol|h\d)\b/.test(html)) return undefined;
  const words = toPlainText(html);
  return words.length > 0 && words.length <= MAX_LABEL ? words.replace(/[:*]{1,3}$/, "").trim() : undefined;
}
