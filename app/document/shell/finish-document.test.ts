import { expect, test } from "vitest";
import { script as keepScript } from "#app/enquiries/form/keep-campaign.script.ts?script";
import { script as sendScript } from "#app/enquiries/form/send-campaign.script.ts?script";
import { script as waitingScript } from "#app/listings/list/waiting.script.ts?script";
import { script as sendingScript } from "#app/ui/form/sending.script.ts?script";
import {
  addAgencyFiles,
  addCampaignScripts,
  addSendingScript,
  deferScripts,
} from "./finish-document.server.ts";
import { script as holdScript } from "./hold-dialog-links.script.ts?script";
import { script as startScript } from "./start.script.ts?script";

const scripted =
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Homes</p><script type="module" async="">import "/a.js";</script></body></html>';

test("what would be fetched and run by itself is held, and the last thing in the document lets it go", () => {
  const held = deferScripts(scripted);
  expect(held).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(held).toContain('<script type="x-module" async="">import "/a.js";</script>');
  expect(held.endsWith(`<script>${startScript}</script></body></html>`)).toBe(true);
});

test("what scripts know of the agency comes before them, once, and only where there are any", () => {
  const [before = "", after = ""] = addAgencyFiles(scripted).split(/import "\/agency\.js\?v=[\w-]+";/);
  expect(before.endsWith('<script type="module" async="">')).toBe(true);
  expect(before + after).toBe(scripted);
  expect(addAgencyFiles("<html><body></body></html>")).toBe("<html><body></body></html>");
});

test("a document that ships no script gets none", () => {
  const plain = '<html><body><script type="application/ld+json">{}</script></body></html>';
  expect(deferScripts(plain)).toBe(plain);
});

test("a document whose links open dialogs holds the clicks on them until its script runs", () => {
  expect(deferScripts(scripted)).not.toContain(holdScript);
  const withDialog = scripted.replace("<p>Homes</p>", '<a data-dialog="true" href="/ask">Ask</a>');
  expect(deferScripts(withDialog).endsWith(`${startScript}${holdScript}</script></body></html>`)).toBe(true);
});

test("a campaign is kept where a visit begins, and sent from there and by documents with a form; all others stay as they are", () => {
  const plain = '<html><body><form method="get"></form></body></html>';
  const form = '<html><body><form method="post" data-campaign="true"></form></body></html>';
  const [isArrival, isOther] = [{ isArrival: true }, { isArrival: false }];
  expect(addCampaignScripts(plain, isOther)).toBe(plain);
  expect(addCampaignScripts(plain, isArrival)).toContain(
    `<script>${keepScript}${sendScript}</script></body>`,
  );
  expect(addCampaignScripts(form, isOther)).toContain(`<script>${sendScript}</script></body>`);
  expect(addCampaignScripts(form, isArrival)).toContain(`<script>${keepScript}${sendScript}</script></body>`);
});

test("a document with a form of its own says that it is sent; the field in the footer brings no script", () => {
  const footer = '<footer data-served="footer"><form method="post"></form></footer>';
  const toDocument = (main: string) => `<html><body><main>${main}</main>${footer}</body></html>`;
  const plain = toDocument("<p>Homes</p>");
  expect(addSendingScript(plain)).toBe(plain);
  const form = addSendingScript(toDocument('<form method="post"></form>'));
  expect(form).toContain(`<script>${sendingScript}</script></body>`);
});

test("a list whose script is held submits what is chosen before it runs", () => {
  const list = scripted.replace("<p>Homes</p>", '<form id="filters"></form>');
  expect(deferScripts(list)).toContain(`${startScript}${waitingScript}</script>`);
  expect(deferScripts(scripted)).not.toContain(waitingScript);
});
