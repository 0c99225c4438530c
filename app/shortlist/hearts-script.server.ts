import type { DocumentScript } from "#app/document/shell/document-script.ts";
import { script } from "./hearts.script.ts?script";

/** Added to documents with hearts, and to those with the header's count if they have other scripts. */
export const shortlistScript: DocumentScript = { hasWork, name: "data-hearts", script };

function hasWork(html: string) {
  const hasCount = html.includes('id="heart-count"') && /<script type="(?:x-)?module"/.test(html);
  return hasCount || html.includes('form="hearts"');
}
