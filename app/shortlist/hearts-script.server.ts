import type { DocumentScript } from "#app/document/shell/document-script.ts";
import { script } from "./hearts.script.ts?script";

/**
 * For documents that have hearts, without which they are buttons of a form (hearts-frame.tsx), and for the count in the header of
 * every document that ships script.
 */
export const shortlistScript: DocumentScript = { hasWork, name: "data-hearts", script };

function hasWork(html: string) {
  const hasCount = html.includes('id="heart-count"') && /<script type="(?:x-)?module"/.test(html);
  return hasCount || html.includes('form="hearts"');
}
