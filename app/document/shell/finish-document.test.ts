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

test("module scripts are deferred, and the end of the document starts them", () => {
  const held = deferScripts(scripted);
  expect(held).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(held).toContain('<script type="x-module" async="">import "/a.js";</script>');
  expect(held.endsWith(`<script>${startScript}</script></body></html>`)).toBe(true);
});

test("facts about the agency are loaded before the scripts, once, and only where there are scripts", () => {
  const [before = "", after = ""] = addAgencyFiles(scripted).split(/import "\/agency\.js\?v=[\w-]+";/);
  expect(before.endsWith('<script type="module" async="">')).toBe(true);
  expect(before + after).toBe(scripted);
  expect(addAgencyFiles("<html><body></body></html>")).toBe("<html><body></body></html>");
});

test("a document without scripts gets none", () => {
  const plain = '<html><body><script type="application/ld+json">{}</script></body></html>';
  expect(deferScripts(plain)).toBe(plain);
});

test("a document with dialog links holds clicks on them until its script runs", () => {
  expect(deferScripts(scripted)).not.toContain(holdScript);
  const withDialog = scripted.replace("<p>Homes</p>", '<a data-dialog="true" href="/ask">Ask</a>');
  expect(deferScripts(withDialog).endsWith(`${startScript}${holdScript}</script></body></html>`)).toBe(true);
});

test("the document of an arrival keeps and sends the campaign, one with a form sends it, and others stay unchanged", () => {
  const plain = '<html><body><form method="get"></form></body></html>';
  const form = '<html><body><form method="post" data-campaign="true"></form></body></html>';
  expect(addCampaignScripts(plain, { isArrival: false })).toBe(plain);
  expect(addCampaignScripts(form, { isArrival: false })).toContain(`<script>${sendScript}</script></body>`);
  for (const html of [plain, form])
    expect(addCampaignScripts(html, { isArrival: true })).toContain(
      `<script>${keepScript}${sendScript}</script></body>`,
    );
});

test("a document with a form of its own gets the sending script; the footer's field does not count", () => {
  const footer = '<footer data-served="footer"><form method="post"></form></footer>';
  const toDocument = (main: string) => `<html><body><main>${main}</main>${footer}</body></html>`;
  const plain = toDocument("<p>Homes</p>");
  expect(addSendingScript(plain)).toBe(plain);
  const form = addSendingScript(toDocument('<form method="post"></form>'));
  expect(form).toContain(`<script>${sendingScript}</script></body>`);
});

test("a list submits filters chosen before its deferred script runs", () => {
  const list = scripted.replace("<p>Homes</p>", '<form id="filters"></form>');
  expect(deferScripts(list)).toContain(`${startScript}${waitingScript}</script>`);
  expect(deferScripts(scripted)).not.toContain(waitingScript);
});
