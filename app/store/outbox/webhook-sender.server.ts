import { Webhook } from "standardwebhooks";
import type { WebhookPayload } from "./payload.ts";

export type WebhookSender = (id: string, payload: WebhookPayload) => Promise<void>;

const TIMEOUT_MS = 20_000;

/** Posts to a CRM, signed as standardwebhooks.com describes; anything but 2xx is a failure. */
export function createWebhookSender(url: string, secret: string): WebhookSender {
  const webhook = new Webhook(secret);
  return async (id, { type, data }) => {
    const now = new Date();
    const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": webhook.sign(id, now, body),
      },
      body,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
}
