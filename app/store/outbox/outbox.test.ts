import { expect, test } from "vitest";
import { createWebhookSender } from "./outbox.server.ts";
import { startWebhookReceiver, webhookSecret } from "./webhook-receiver.fixture.ts";

const payload = { channel: "webhook" as const, type: "enquiry.created", data: { reference: "7KQ4-M2XD" } };

test("posts what happened, signed so that the receiver can check it", async () => {
  const receiver = await startWebhookReceiver();
  await createWebhookSender(receiver.url, webhookSecret)("notice-1", payload);
  const [{ event, headers } = { event: undefined, headers: {} }] = receiver.received;
  expect(event).toMatchObject({ type: "enquiry.created", data: { reference: "7KQ4-M2XD" } });
  expect(headers).toMatchObject({ "webhook-id": "notice-1", "content-type": "application/json" });
  receiver.stop();
});

test("takes any other answer for a failure", async () => {
  const receiver = await startWebhookReceiver(500);
  await expect(createWebhookSender(receiver.url, webhookSecret)("notice-1", payload)).rejects.toThrow(
    "the webhook answered 500",
  );
  receiver.stop();
});
