import { type Block, type Columns, findBlocks } from "../block.ts";

/** The breakpoints of the service's editor, in pixels. */
const breakpoints = { tablet: 992, mobile: 641 } as const;

/**
 * The marketer's sizes as a stylesheet of numbers and our own class names. Unlike style attributes, the page's policy
 * can allow it by its hash, without 'unsafe-inline'.
 */
export function toPageStyles(blocks: readonly Block[]): string {
  return findBlocks(blocks).map(toRules).join("");
}

/** The class of a block with sizes. */
export function toStyleName({ id }: Block) {
  return `built-${id}`;
}

function toRules(block: Block) {
  const name = `.${toStyleName(block)}`;
  if (block.kind === "section") return `${name}{max-width:${block.maxWidth}px}`;
  return block.kind === "columns" ? toColumnRules(name, block) : "";
}

function toColumnRules(name: string, { space, stackAt, isReversed, columns }: Columns) {
  const tracks = columns.map(({ width }) => `minmax(0,${width}fr)`).join(" ");
  const row = `${name}{display:grid;grid-template-columns:${tracks}}`;
  const stack = `${name}{display:flex;gap:${space}px;flex-direction:column${isReversed ? "-reverse" : ""}}`;
  if (stackAt === "never") return `${stack}${row}`;
  return `${stack}@media(min-width:${breakpoints[stackAt]}px){${row}}`;
}
