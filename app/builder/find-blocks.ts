import type { Block } from "./block.ts";

/** All blocks, those within others as well, in the order of the page. */
export function findBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...findBlocks(findInner(block))]);
}

function findInner(block: Block): readonly Block[] {
  if (block.kind === "columns") return block.columns.flatMap(({ blocks }) => blocks);
  return "blocks" in block ? block.blocks : [];
}
