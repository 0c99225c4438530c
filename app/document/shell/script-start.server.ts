import { script as holdScript } from "./hold-dialog-links.script.ts?script";
import { script as startScript } from "./start.script.ts?script";

/** Defers a document's module scripts until start.script.ts starts them. */
export function holdScripts(html: string) {
  if (!html.includes('<script type="module"')) return html;
  const inline = html.includes("data-dialog") ? startScript + holdScript : startScript;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="x-module"')
    .replace("</body>", () => `<script>${inline}</script></body>`);
}
