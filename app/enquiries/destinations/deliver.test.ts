import { expect, test } from "vitest";
import { startWebhookReceiver } from "#app/store/outbox/webhook-receiver.fixture.ts";
import { createDeliver } from "./deliver.server.ts";
import { startReceiver, toTestWebhook } from "./destinations.fixture.ts";

const payload = { channel: "webhook" as const, type: "enquiry.created", data: { reference: "7KQ4-M2XD" } };
const event = { id: "notice-1", payload, createdAt: Date.UTC(2026, 10, 26, 8) };

test("posts what happened, signed so that the receiver can check it", async () => {
  const receiver = await startWebhookReceiver();
  await createDeliver([toTestWebhook(receiver.url)])("Webhook", event);
  const [{ event: received, headers } = { event: undefined, headers: {} }] = receiver.received;
  expect(received).toMatchObject({ type: "enquiry.created", data: { reference: "7KQ4-M2XD" } });
  expect(headers).toMatchObject({ "webhook-id": "notice-1", "content-type": "application/json" });
  receiver.stop();
});

test("takes any other answer for a failure", async () => {
  const receiver = await startWebhookReceiver(500);
  await expect(createDeliver([toTestWebhook(receiver.url)])("Webhook", event)).rejects.toThrow(
    "it answered 500",
  );
  receiver.stop();
});

const question = {
  ...event,
  payload: {
    ...payload,
    data: {
      reference: "7KQ4-M2XD",
      kind: "question",
      fields: {
        name: 'Leila "Lee" Marsh',
        email: "leila@mail.example",
        phone: "",
        message: "A bath?\n{{id}}",
      },
      about: {
        listing: {
          id: "S014",
          title: "The white house",
          address: "14 Tern Lane, Freshwater",
          url: "https://headland.example/property/S014",
        },
      },
    },
  },
};

test("fills a template of JSON, leaves out what is empty, and what a visitor types stays text", async () => {
  const receiver = await startReceiver();
  const deliver = createDeliver([
    {
      ...{ kind: "template", name: "CRM", url: `${receiver.url}/leads?key={{secret CRM_KEY}}` },
      headers: { "X-Client-ID": "{{secret CRM_KEY}}", "X-Reference": "{{reference}}" },
      json: {
        type: "enquiry",
        contact: { name: "{{firstName}} {{lastName}}", email: "{{email}}", phone: "{{phone}}" },
        listings: ["{{listingId}}"],
        note: "{{message}}",
        isWebsite: true,
      },
      secrets: { CRM_KEY: "a key & more" },
    },
  ]);
  expect(await deliver("CRM", question)).toBe("201");
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
  receiver.stop();
});

test("fills a template of form fields", async () => {
  const receiver = await startReceiver();
  const form = {
    who: "{{name}}",
    phone: "{{phone}}",
    about: "{{about}} {{listingAddress}}",
    "id[]": "{{id}}",
  };
  const template = { kind: "template", name: "CRM", headers: {}, form, secrets: {} } as const;
  await createDeliver([{ ...template, url: receiver.url }])("CRM", question);
  expect(Object.fromEntries(new URLSearchParams(receiver.received[0]?.body))).toEqual({
    who: 'Leila "Lee" Marsh',
    about: "sale 14 Tern Lane, Freshwater",
    "id[]": "notice-1",
  });
  receiver.stop();
});
