import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scriptAddress } from "#app/agency/folder/browser-files.server.ts";
import { fontFaces, fonts, getColour, themeStyles, withTheme } from "#app/agency/folder/theme.ts";
import stylesheet from "#app/document/styles/app.css?url";
import officeStylesheet from "#app/document/styles/office.css?url";
import { script as keepScript } from "#app/enquiries/form/keep-campaign.script.ts?script";
import { script as sendScript } from "#app/enquiries/form/send-campaign.script.ts?script";
import { script as waitingScript } from "#app/listings/list/waiting.script.ts?script";
import { script as sendingScript } from "#app/ui/form/sending.script.ts?script";
import { script as holdScript } from "./hold-dialog-links.script.ts?script";
import { script as startScript } from "./start.script.ts?script";

const CLIENT_BUILD = "build/client";

// Preloaded, so that text is laid out once.
const preloads = fonts.map(
  (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
);
// The ground of the header.
const themeColour = `<meta name="theme-color" content="${getColour("foam")}"/>`;

const heads = new Map<string, string>();

/**
 * Puts the agency's type and colours into a document, and the stylesheet itself, which saves a round trip before the
 * first paint (docs/decisions/pages.md). Development keeps the link for hot reload.
 */
export function addStyles(html: string) {
  for (const address of [stylesheet, officeStylesheet]) {
    const link = `<link rel="stylesheet" href="${address}"/>`;
    if (html.includes(link)) return html.replace(link, () => toHead(address, link));
  }
  return html;
}

function toHead(address: string, link: string) {
  const known = heads.get(address);
  if (known) return known;
  const styles = import.meta.env.DEV ? `${link}<style>${themeStyles}</style>` : toInline(address);
  const head = [...preloads, themeColour, styles].join("");
  heads.set(address, head);
  return head;
}

function toInline(address: string) {
  return `<style>${fontFaces}${withTheme(readFileSync(join(CLIENT_BUILD, address), "utf8"))}</style>`;
}

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
  const inline = [
    startScript,
    html.includes("data-dialog") && holdScript,
    html.includes('<form id="filters"') && waitingScript,
  ];
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload" fetchpriority="low"')
    .replaceAll(MODULE, '<script type="x-module"')
    .replace("</body>", () => `<script>${inline.filter(Boolean).join("")}</script></body>`);
}

/** Lets a visit say with its enquiry how it began; documents without a form of enquiries do without. */
export function addCampaignScripts(html: string, { isArrival }: { isArrival: boolean }) {
  const takesEnquiries = html.includes(" data-campaign");
  // Every page has the newsletter's form in its footer.
  const script = isArrival ? keepScript + sendScript : takesEnquiries && sendScript;
  return script ? html.replace("</body>", () => `<script>${script}</script></body>`) : html;
}

/** Says that a form is being sent, for documents with one of their own. The field in the footer brings no script. */
export function addSendingScript(html: string) {
  const [page = ""] = html.split('data-served="footer"');
  if (!page.includes('method="post"')) return html;
  return html.replace("</body>", () => `<script>${sendingScript}</script></body>`);
}
