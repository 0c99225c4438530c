import type { Block, PageField } from "../../block.ts";
import { toPlainText } from "../sanitize-text.server.ts";

const MAX_LABEL = 120;

/**
 * The service's forms have no labels but texts that stand before a field. Such a text becomes the field's label,
 * so that a screen reader says it; what is left out of the blocks is shown by the field.
 */
export function joinLabels(blocks: readonly Block[], fields: PageField[]): Block[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1];
    if (block.kind !== "text" || next?.kind !== "field") return true;
    const label = toLabel(block.html);
    const field = fields.find(({ name }) => name === next.name);
    if (!label || !field) return true;
    field.label = label;
    return false;
  });
}

/** A short text without a link or a list, as plain words. */
function toLabel(html: string) {
  if (/<(?:a|ul|ol|h\d)\b/.test(html)) return undefined;
  const words = toPlainText(html);
  return words.length > 0 && words.length <= MAX_LABEL ? words.replace(/[:*]{1,3}$/, "").trim() : undefined;
}
