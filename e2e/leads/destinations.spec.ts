import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { fillListingForm } from "../enquiries/enquiry-forms.ts";
import { getOfficeCookie, startOfficeSite } from "../office/office-site.ts";
import { readMetrics } from "../own-server.ts";
import { test } from "../visitor.ts";
import { startDestinations } from "./start-destinations.ts";

const CANARY = /canary|whsec_/i;

test("an enquiry reaches all destinations, and waits for one that refuses our secret", async ({ page }) => {
  const hanging = createServer(() => {}).listen(0, "127.0.0.1");
  const { port }: AddressInfo = await new Promise((resolve) => {
    hanging.on("listening", () => resolve(Object(hanging.address())));
  });
  const slow = { kind: "template", name: "Slow", url: `http://127.0.0.1:${port}/`, form: { id: "{{id}}" } };
  const rentals = { kind: "mail", name: "Rentals", to: "rentals@crm.example", about: ["rent"] };
  const crm = await startDestinations({ further: [slow, rentals] });
  crm.receivers.VaultRE.answer.status = 401;
  const site = await startOfficeSite({ ...crm.environment, METRICS_PORT: "0" }, { hasHomes: true });
  try {
    await page.goto(`${site.origin}/property/1/enquire?utm_source=letter&utm_campaign=spring`);
    await fillListingForm(page.locator("main form"));
    await page.getByRole("button", { name: "Send question" }).click();
    await expect(page).toHaveURL(/sent=/);
    const reference = /sent=([\w-]+)/.exec(page.url())?.[1] ?? "";
    const got = { VaultRE: 1, Automation: 1, Agentbox: 1, "Old CRM": 1, Rex: 1 };
    const count = () =>
      Object.fromEntries(Object.entries(crm.findIds()).map(([name, ids]) => [name, ids.length]));
    await expect.poll(count).toEqual(got);
    expect(JSON.parse(crm.receivers.Agentbox.received[0]?.body ?? "")).toMatchObject({
      reference,
      listing: "S001",
    });
    const bodies = Object.values(crm.receivers).map(({ received }) => received[0]?.body);
    for (const told of [
      ...bodies,
      crm.mail.received.find(({ envelope }) => envelope.to[0] === "leads@rex.example")?.text,
    ])
      expect(decodeURIComponent(String(told))).toMatch(/spring/);
    expect(crm.receivers.Agentbox.received[0]?.headers["x-api-key"]).toBe("canary-crm-key");
    expect(crm.mail.received.some(({ envelope }) => envelope.to[0] === "rentals@crm.example")).toBe(false);
    const stops = () =>
      crm.mail.received
        .filter(({ subject }) => subject === "VaultRE takes no enquiries: it refuses our access")
        .map(({ envelope }) => envelope.to);
    await expect.poll(stops).toEqual([["marion@headland.example"]]);

    const Cookie = await getOfficeCookie(site);
    const read = async (path: string) => (await fetch(site.origin + path, { headers: { Cookie } })).text();
    const toText = (html: string) =>
      html
        .replace(/<!--.*?-->/g, "")
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ");
    const today = await read("/office");
    expect(toText(today)).toMatch(/VaultRE takes no enquiries .* 1 enquiry for it is kept/);
    const enquiry = await read(`/office/enquiries/${reference}`);
    for (const name of ["Automation", "Agentbox", "Old CRM", "Rex"])
      expect(toText(enquiry)).toMatch(new RegExp(`To ${name}[^.]{0,40} Sent`));
    expect(toText(enquiry)).toMatch(/To VaultRE[^.]{0,40} Stopped: token refused/);

    crm.receivers.VaultRE.answer.status = 201;
    const [, action = ""] =
      /<form[^>]* action="([^"]+)"[^>]*><input[^>]* value="try destination"/.exec(today) ?? [];
    const again = await fetch(site.origin + action, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie, Origin: site.origin },
      body: new URLSearchParams({ intent: "try destination", destination: "VaultRE" }),
    });
    expect(again.status).toBe(303);
    await expect.poll(count).toEqual({ ...got, VaultRE: 2 });
    expect(new Set(crm.findIds().VaultRE).size).toBe(1);
    expect(stops()).toHaveLength(1);

    const metrics = await readMetrics(site);
    expect(metrics).toContain('site_destination_stopped{destination="VaultRE"} 0');
    expect(metrics).toContain('site_destination_waiting{destination="Slow"} 1');
    expect(metrics).toMatch(/site_destination_last_answer_seconds\{destination="Agentbox",answer="201"\}/);
    // Otherwise the site would wait for the response before it stops.
    hanging.closeAllConnections();
    await site.stop();
    for (const said of [site.getOutput(), metrics, today, enquiry])
      expect(said.split("\n").filter((line) => CANARY.test(line))).toEqual([]);
  } finally {
    hanging.closeAllConnections();
    hanging.close();
    await site.stop();
    await crm.stop();
  }
});
