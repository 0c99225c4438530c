import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { addLiveLinks, toLivePages } from "../../trials/site/live-links.ts";
import { makeFolder } from "../../trials/site/start-site.ts";
import { formType, postForm } from "../enquiries/desk.ts";
import { goodContact, toBody } from "../enquiries/enquiry-forms.ts";
import { readMetrics, startOwnServer } from "../own-server.ts";

const CANARY = /canary|0491[\s\d]*570[\s\d]*156|203\.0\.113\.77|127\.0\.0\.1:\d+\/hook/i;
const token = "Canary-fZ3kQ9xLmPa7R";
const visitor = {
  ...formType,
  "X-Forwarded-For": "203.0.113.77",
  Referer: `http://127.0.0.1/alerts/${token}?change=canary`,
};

const person = { email: "canary@mail.example", phone: "0491 570 156" };
const contact = { ...goodContact, ...person, firstName: "Canary", lastName: "Birdcanary" };
const forms: [string, Record<string, string>][] = [
  ["/contact", { ...contact, propertyAddress: "7 Canary Street" }],
  ["/contact", { ...contact, subject: "canary in the hidden field" }],
  ["/contact", { ...contact, email: "canary@@mail" }],
  ["/appraisal", { ...contact, address: "7 Canary Street", suburb: "Canaryville", postcode: "2096" }],
  ["/property/1/enquire", { ...person, name: "Canary", message: "Is there a cage for a canary?" }],
  ["/property/1/inspection", { ...person, name: "Canary", time: "ask" }],
  ["/newsletter", { email: "canary@mail.example" }],
  ["/alerts/new?list=sale&location=canary", { email: "canary@mail.example", frequency: "daily", new: "on" }],
  [`/alerts/${token}?stop=all`, { act: "stop" }],
  [`/door/${token}`, { ...person, name: "Canary", price: "2m", callBack: "on" }],
  [`/door/${token}`, { ...person, name: "Canary", email: "canary@@mail" }],
  [`/contract/${token}/file`, { act: "canary" }],
  [`/booking/${token}`, { time: "canary" }],
  // Not one of our forms: the page does not exist and takes none.
  ["/canary@mail.example", person],
  ["/about", person],
];
const addresses = [
  "/listings?location=canary",
  "/newsletter/confirm?token=canary",
  "/leave/canary@mail.example",
  "/call/0491570156",
  "/listings.data?location=canary",
  `/shortlist/join/${token}.`,
  `/shortlist/show/${token}/x`,
  `/shortlist/${token}/opens.ics)`,
  `/newsletter/leave%3Ftoken=${token}`,
  `/alerts/${token}?done=canary`,
  `/alerts/${token}/opens.ics`,
  `/Alerts/${token}.`,
  `/owner/${token}?done=canary`,
  `/Owner/${token}.`,
  `/door/${token}.`,
  `/contract/${token}.`,
  "/alerts/new?list=sale&location=canary",
];

/** A CRM that refuses every event and quotes the visitor in its reply. */
async function startRudeHook() {
  const server = createServer((_request, response) => response.writeHead(500, "canary").end("canary"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port }: AddressInfo = Object(server.address());
  return { url: `http://127.0.0.1:${port}/hook`, [Symbol.dispose]: () => void server.close() };
}

test("logs and metrics have no personal data, whatever is sent and whatever fails", async () => {
  await using mail = await startMailServer();
  using hook = await startRudeHook();
  mail.setFault(550);
  const DATA_DIR = makeFolder();
  await addLiveLinks(DATA_DIR, token);
  await using site = await startOwnServer({
    DATA_DIR,
    METRICS_PORT: "0",
    SMTP_URL: mail.url,
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: `whsec_${"A".repeat(32)}`,
    TRUSTED_PROXIES: "127.0.0.1",
    OFFICE_EMAIL: "canary-office@headland.example",
  });
  const logged = (words: string) => expect.poll(() => site.getOutput()).toContain(words);
  const statuses: number[] = [];
  for (const [path, fields] of forms) {
    const headers = { ...visitor, Origin: site.origin };
    statuses.push((await postForm(site.origin + path, toBody(fields), headers)).status);
  }
  expect(statuses).toEqual([303, 303, 422, 200, 303, 303, 303, 303, 404, 303, 422, 200, 404, 405, 405]);
  for (const address of addresses) await (await fetch(site.origin + address, { headers: visitor })).text();
  for (const path of toLivePages(token)) expect((await fetch(site.origin + path)).status).toBe(200);
  await logged('"code":"550"');
  await logged('"kind":"webhook"');
  await logged('"kind":"alert-confirm"');
  await logged('"msg":"not found"');
  const metrics = await readMetrics(site);
  expect(metrics).toContain('site_http_requests_total{route="/contact",status="303"} 2');
  await site.stop();
  for (const text of [site.getOutput(), metrics])
    expect(text.split("\n").filter((line) => CANARY.test(line))).toEqual([]);
  const lines = site
    .getOutput()
    .split("\n")
    .flatMap((line) => (line.startsWith("{") ? JSON.parse(line) : []));
  const saved = lines.filter(({ msg }) => msg === "enquiry saved");
  expect(saved).toHaveLength(5);
  for (const { request, reference, kind } of saved) {
    expect(reference).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
    const answer = lines.find((line) => line.request === request && line.route);
    expect(answer).toMatchObject({
      method: "POST",
      status: kind === "appraisal" ? 200 : 303,
      ms: expect.any(Number),
    });
  }
});
