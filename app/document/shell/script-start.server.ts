import { scriptAddress } from "#app/agency/folder/browser-files.server.ts";
import { script as holdScript } from "./hold-dialog-links.script.ts?script";
import { script as startScript } from "./start.script.ts?script";

const MODULE = '<script type="module"';

/** The start of React Router's script tag. */
const START = '<script type="module" async="">';

/** Lets a page's scripts import what they know of the agency before all else, since their modules read it as they start. */
export function addAgencyFiles(html: string) {
  return html.replace(START, `${START}import "${scriptAddress}";`);
}

/** Defers a document's module scripts until start.script.ts starts them. */
export function deferScripts(html: string) {
  if (!html.includes(MODULE)) return html;
  const inline = html.includes("data-dialog") ? startScript + holdScript : startScript;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload" fetchpriority="low"')
    .replaceAll(MODULE, '<script type="x-module"')
    .replace("</body>", () => `<script>${inline}</script></body>`);
}
