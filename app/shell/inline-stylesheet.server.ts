import { readFileSync } from "node:fs";
import { join } from "node:path";
import stylesheet from "#app/app.css?url";

const CLIENT_BUILD = "build/client";

let rules: string | undefined;

/**
 * Writes the site's stylesheet into the document: the page is painted when the document is there, without a second
 * journey for a file (docs/decisions/019). Development keeps the link, so that a change of style comes by itself.
 */
export function inlineStylesheet(html: string) {
  if (import.meta.env.DEV) return html;
  rules ??= readFileSync(join(CLIENT_BUILD, stylesheet), "utf8");
  return html.replace(`<link rel="stylesheet" href="${stylesheet}"/>`, () => `<style>${rules}</style>`);
}
