import { readFileSync } from "node:fs";
import { join } from "node:path";
import stylesheet from "#app/app.css?url";

const CLIENT_BUILD = "build/client";

let rules: string | undefined;

/**
 * Inlines the stylesheet, which saves a round trip before the first paint (docs/decisions/019). Development keeps the link
 * for hot reload.
 */
export function inlineStylesheet(html: string) {
  if (import.meta.env.DEV) return html;
  rules ??= readFileSync(join(CLIENT_BUILD, stylesheet), "utf8");
  return html.replace(`<link rel="stylesheet" href="${stylesheet}"/>`, () => `<style>${rules}</style>`);
}
