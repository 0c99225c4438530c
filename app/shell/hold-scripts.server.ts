import { waitForVisitor } from "./wait-for-visitor.ts";

// Lines are left as they are, for who reads the document; how far they stand in says nothing.
const starter = String(waitForVisitor).replaceAll(/^\s+/gm, "");

/**
 * Holds a document's module scripts back until a visitor is there to use them (docs/decisions/019): they are neither
 * fetched nor run while the page comes in. A document without script stays as it is.
 */
export function holdScripts(html: string) {
  if (!html.includes('<script type="module"')) return html;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="x-module"')
    .replace("</body>", () => `<script>(${starter})()</script></body>`);
}
