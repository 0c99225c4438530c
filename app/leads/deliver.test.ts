import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { makeQuestion } from "#app/enquiries/delivery/delivery.fixture.ts";
import { enquiryNames } from "#app/leads/folder/destinations-schema.ts";
import { startWebhookReceiver } from "#app/leads/webhook-receiver.fixture.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { kinds } from "../enquiries/kinds.ts";
import { deliver, sendEvent } from "./deliver.server.ts";
import type { Destination } from "./destination.ts";
import { startReceiver, toTestWebhook } from "./destinations.fixture.ts";
import { startVaultre, vaultre } from "./vaultre.fixture.ts";

const payload = { channel: "webhook" as const, type: "enquiry.created", data: { reference: "7KQ4-M2XD" } };
const mail = { smtpUrl: undefined, mailFrom: "hello@headland.example", dataDir: "" };
const event = { id: "notice-1", payload, createdAt: Date.UTC(2026, 10, 26, 8) };

test("posts a signed event that the receiver can verify", async () => {
  const receiver = await startWebhookReceiver();
  await deliver(toTestWebhook(receiver.url), event, mail);
  const [{ event: received, headers } = { event: undefined, headers: {} }] = receiver.received;
  expect(received).toMatchObject({ type: "enquiry.created", data: { reference: "7KQ4-M2XD" } });
  expect(headers).toMatchObject({ "webhook-id": "notice-1", "content-type": "application/json" });
});

test("an endless response counts by its status, and only its start is read", async () => {
  let sent = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(200));
    const pour = () => {
      while (!response.destroyed && response.write(piece)) sent += piece.length;
    };
    request.on("end", pour);
    response.on("drain", pour);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address?.port}/`;
  const { status, text } = await sendEvent(toTestWebhook(url), event, mail);
  expect({ status, length: text.length }).toEqual({ status: 200, length: 1_000 });
  await new Promise((resolve) => server.close(resolve));
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

const piece = Buffer.alloc(64 * 1024, "a");

const { fields, about } = makeQuestion({ name: 'Leila "Lee" Marsh', message: "A bath?\n{{id}}" });
const asked = { ...payload.data, kind: "question", fields, about };

/** The event of a question, with changes. */
function toEvent(changes: object = {}, id = event.id) {
  return { ...event, id, payload: { ...payload, data: { ...asked, ...changes } } };
}

test("fills a JSON template, leaves out empty values, and keeps visitors' words as text", async () => {
  const receiver = await startReceiver();
  const crm: Destination = {
    kind: "template",
    name: "CRM",
    url: `${receiver.url}/leads?key={{secret CRM_KEY}}`,
    headers: { "X-Client-ID": "{{secret CRM_KEY}}", "X-Reference": "{{reference}}" },
    json: {
      type: "enquiry",
      contact: { name: "{{firstName}} {{lastName}}", email: "{{email}}", phone: "{{phone}}" },
      listings: ["{{listingId}}"],
      note: "{{message}}",
      isWebsite: true,
    },
    secrets: { CRM_KEY: "a key & more" },
  };
  expect(await deliver(crm, toEvent(), mail)).toBe("201");
  const [{ path, headers, body } = {}] = receiver.received;
  expect(path).toBe("/leads?key=a%20key%20%26%20more");
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": "notice-1",
    "x-client-id": "a key & more",
    "x-reference": "7KQ4-M2XD",
  });
  expect(JSON.parse(body ?? "")).toEqual({
    type: "enquiry",
    contact: { name: 'Leila "Lee" Marsh', email: "leila@mail.example" },
    listings: ["S014"],
    note: "A bath?\n{{id}}",
    isWebsite: true,
  });
});

const template = { kind: "template", name: "CRM", headers: {}, secrets: {} } as const;

test("fills a template of form fields", async () => {
  const receiver = await startReceiver();
  const lines = { who: "{{name}}", phone: "{{phone}}", about: "{{about}} {{listingAddress}}" };
  const form = { ...lines, "id[]": "{{id}}" };
  await deliver({ ...template, url: receiver.url, form }, toEvent(), mail);
  expect(Object.fromEntries(new URLSearchParams(receiver.received[0]?.body))).toEqual({
    who: 'Leila "Lee" Marsh',
    about: "sale 14 Tern Lane, Freshwater",
    "id[]": "notice-1",
  });
});

test("a template has the campaign, or leaves it out", async () => {
  const receiver = await startReceiver();
  const by = "{{campaignSource}} {{campaignMedium}}";
  const json = { whence: "{{campaign}}", name: "{{campaignName}}", by };
  const crm = { ...template, json, url: receiver.url };
  const campaign = { name: "spring-letter", source: "newsletter", from: "google.com", page: "/spring" };
  await deliver(crm, toEvent({ campaign }), mail);
  await deliver(crm, toEvent(), mail);
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
    {
      whence: "spring-letter, newsletter; from google.com; began at /spring",
      name: "spring-letter",
      by: "newsletter ",
    },
    { by: " " },
  ]);
});

const toVaultre = (url: string): Destination => ({
  kind: "vaultre",
  name: "VaultRE",
  url,
  apiKey: "VAULTRE_KEY",
  token: "VAULTRE_TOKEN",
  secrets: { VAULTRE_KEY: "key", VAULTRE_TOKEN: "token" },
});

test("sends VaultRE its documented request, with no other fields", async () => {
  const receiver = await startVaultre();
  const id = "019ac1d2-7f3b-7c11-8a55-0d4f2a9be001";
  const told = toEvent({ fields: { ...fields, phone: "0491 570 110" } }, id);
  await deliver(toVaultre(receiver.url), told, mail);
  const [{ path, headers, body } = { path: "", headers: {}, body: "{}" }] = receiver.received;
  expect(path).toBe("/enquiries");
  expect(headers).toMatchObject({ "x-api-key": "key", authorization: "Bearer token" });
  for (const name of vaultre.headers) expect(Object.keys(headers)).toContain(name);
  const read: Record<string, unknown> = JSON.parse(body);
  const known = new Map<string, RegExp>(Object.entries(vaultre.fields));
  for (const [name, value] of Object.entries(read)) expect(value).toMatch(known.get(name) ?? name);
  expect(read).toMatchObject({
    originalId: id,
    subject: "Question 14 Tern Lane, Freshwater",
    propertyReference: "S014",
    mobile: "0491 570 110",
    fullName: 'Leila "Lee" Marsh',
  });
  expect(read).not.toHaveProperty("telephone");
});

test.each(["invalid", "unauthorized", "forbidden"] as const)(
  "VaultRE's documented answer %j counts as a failure by its status",
  async (answer) => {
    const receiver = await startVaultre(answer);
    const { status } = vaultre.answers[answer];
    const sending = deliver(toVaultre(receiver.url), toEvent(), mail);
    await expect(sending).rejects.toMatchObject({ responseCode: status, message: `it answered ${status}` });
  },
);

const rex: Destination = { kind: "mail", name: "Rex", to: "leads@rex.example", secrets: {} };

test("mails plain text with a label and its value on each line, and the visitor's words last", async () => {
  const server = await startMailServer();
  const inspection = {
    kind: "inspection",
    fields: { ...fields, message: "A bath?\nEmail: other@mail.example", time: "ask" },
  };
  await deliver(rex, toEvent(inspection), { ...mail, smtpUrl: server.url });
  await server.stop();
  const [received] = server.received;
  expect(received?.envelope).toEqual({ from: "hello@headland.example", to: ["leads@rex.example"] });
  expect(received?.messageId).toBe("<notice-1@headland.example>");
  expect(received?.replyTo?.text).toContain("leila@mail.example");
  expect(received?.html).toBe(false);
  expect(received?.text?.trim().split("\n")).toEqual([
    'Name: Leila "Lee" Marsh',
    "Email: leila@mail.example",
    "Listing ID: S014",
    "Property: 14 Tern Lane, Freshwater",
    "Property link: https://headland.example/property/S014",
    "Agent: Priya Nair",
    "Enquiry: Inspection",
    "Reference: 7KQ4-M2XD",
    "Source: Headland website",
    "Details: Inspection time: Asks for another time",
    "Message: A bath?",
    "Email: other@mail.example",
  ]);
});

test("a destination can choose the lines of its mails", async () => {
  const server = await startMailServer();
  const lines = { "Contact name": "{{name}}", Mobile: "{{mobile}}", "Listing address": "{{listingAddress}}" };
  await deliver({ ...rex, lines }, toEvent(), { ...mail, smtpUrl: server.url });
  await server.stop();
  expect(server.received[0]?.text?.trim()).toBe(
    'Contact name: Leila "Lee" Marsh\nListing address: 14 Tern Lane, Freshwater',
  );
});

test("every kind of enquiry can be named in destinations.json", () => {
  expect([...enquiryNames].sort()).toEqual(kinds.map(({ name }) => name).sort());
});
