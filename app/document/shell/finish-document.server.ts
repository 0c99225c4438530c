import { scriptAddress } from "#app/agency/folder/browser-files.server.ts";
import { script as keepScript } from "#app/enquiries/form/keep-campaign.script.ts?script";
import { script as sendScript } from "#app/enquiries/form/send-campaign.script.ts?script";
import { script as waitingScript } from "#app/listings/list/waiting.script.ts?script";
import { script as sendingScript } from "#app/ui/form/sending.script.ts?script";
import { script as holdScript } from "./hold-dialog-links.script.ts?script";
import { script as startScript } from "./start.script.ts?script";

// React Router's <Scripts> always writes scripts that start by themselves. They are therefore deferred in the text of
// the document, where other scripts are added, too, because only there its forms and links are known.
const MODULE = '<script type="module"';
const START = '<script type="module" async="">';

/** Imports the facts about the agency before a page's scripts, whose modules read them on loading. */
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
  const deferred = html
    .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload" fetchpriority="low"')
    .replaceAll(MODULE, '<script type="x-module"');
  return addScript(deferred, inline.filter(Boolean).join(""));
}

/** Adds the campaign of a visit to its enquiry; documents without an enquiry form need no script. */
export function addCampaignScripts(html: string, { isArrival }: { isArrival: boolean }) {
  const takesEnquiries = html.includes(" data-campaign");
  // The newsletter form is in every footer, so it does not count.
  const script = isArrival ? keepScript + sendScript : takesEnquiries && sendScript;
  return script ? addScript(html, script) : html;
}

/** Adds the script that marks forms as sending, unless the newsletter form in the footer is the only form. */
export function addSendingScript(html: string) {
  const [page = ""] = html.split('data-served="footer"');
  return page.includes('method="post"') ? addScript(html, sendingScript) : html;
}

/** Adds an inline script at the end of the document. */
function addScript(html: string, script: string) {
  // A function, because "$" has a meaning in a replacement text.
  return html.replace("</body>", () => `<script>${script}</script></body>`);
}
