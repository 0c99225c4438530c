import * as v from "valibot";
import type { Block, BuilderPage } from "../block.ts";
import { findBlocks } from "../find-blocks.ts";
import { type Entry, elementSchema, entrySchema } from "./element-schema.ts";
import { findElements } from "./find-elements.ts";
import { joinLabels } from "./form/join-labels.server.ts";
import { readElement, toAlign } from "./read-block.server.ts";
import { createReader, type Reader } from "./reader.ts";

const SITE_NAME = "Headland";
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 300;

/**
 * Reads an entry of the model `page` as the content API gives it. Nothing in it is believed: what we do not know
 * is skipped and named in `skipped`, texts are sanitised, links and pictures checked, sizes bounded.
 * Throws when it is no entry at all.
 */
export function parsePage(
  raw: unknown,
  symbols: ReadonlyMap<string, readonly unknown[]> = new Map(),
): BuilderPage {
  const { name, data } = v.parse(entrySchema, raw);
  const reader = createReader(symbols);
  const blocks = readBlocks(reader, data.blocks, 0);
  return {
    title: toTitle(data.title || name),
    description: data.description.slice(0, MAX_DESCRIPTION),
    hasHeading: reader.hasHeading,
    blocks,
    forms: findBlocks(blocks).flatMap((block) => (block.kind === "form" ? [block.form] : [])),
    pictureHosts: [...reader.pictureHosts],
    skipped: reader.skipped,
  };
}

/** Whether an entry is meant for this path: one without an address would stand in for every page that is missing. */
export function isFor(raw: unknown, path: string) {
  const entry = v.safeParse(entrySchema, raw);
  if (!entry.success) return false;
  return isTargeted(entry.output) || entry.output.data.url === path;
}

/** The service has compared the visit with these rules already. */
function isTargeted({ query }: Entry) {
  return query.some(({ property, value }) => property === "urlPath" && Boolean(value));
}

/** The entries of shared parts that the content names without bringing them along. */
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
  }
  return reader.form ? joinLabels(blocks, reader.form.fields) : blocks;
}

function readBlock(reader: Reader, raw: unknown, depth: number): Block | undefined {
  const parsed = v.safeParse(elementSchema, raw);
  if (!parsed.success) {
    reader.skip("a block", "it is malformed");
    return undefined;
  }
  const element = parsed.output;
  const name = element.component?.name ?? "Box";
  if (element.hide || !element.show || element.responsiveStyles.large.display === "none") {
    reader.skip(name, "it is hidden");
    return undefined;
  }
  const id = reader.takeId(depth);
  if (!id) {
    reader.skip(name, "the page is too large or too deep");
    return undefined;
  }
  if (element.repeat || Object.keys(element.bindings).length > 0)
    reader.skip(name, "its bindings have no effect: the site runs no code of the content");
  const content = readElement(element, {
    id,
    depth,
    reader,
    readBlocks: (elements, inner) => readBlocks(reader, elements, inner),
  });
  return content && { id, align: toAlign(element), ...content };
}

function toTitle(title: string) {
  const own = title || SITE_NAME;
  const whole = own.includes(SITE_NAME) ? own : `${own} · ${SITE_NAME}`;
  return [...(whole.length <= MAX_TITLE ? whole : own)].slice(0, MAX_TITLE).join("").trim();
}
