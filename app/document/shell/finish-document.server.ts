import { scriptAddress } from "#app/agency/folder/browser-files.server.ts";
import { script as keepScript } from "#app/enquiries/form/keep-campaign.script.ts?script";
import { script as sendScript } from "#app/enquiries/form/send-campaign.script.ts?script";
import { script as waitingScript } from "#app/listings/list/waiting.script.ts?script";
import { script as sendingScript } from "#app/ui/form/sending.script.ts?script";
import { script as holdScript } from "./hold-dialog-links.script.ts?script";
import { script as startScript } from "./start.script.ts?script";

// React Router's <Scripts> writes scripts that start by themselves and takes no other type for them. They are therefore held
// in the text of the document, where other scripts are added as well: there alone it is known which forms and links it has.
const MODULE = '<script type="module"';
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
