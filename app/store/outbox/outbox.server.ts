import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import type { Database } from "../database.server.ts";
import type { NoteOutage } from "../outages/outage-log.server.ts";
import { createMailSender, type MailOptions } from "./mail-sender.server.ts";
import { getOldestUndelivered } from "./notices.server.ts";
import { type MailPayload, mailSchema, type WebhookPayload, webhookSchema } from "./payload.ts";
import { type Send, startWorker, type WorkerLog } from "./worker.server.ts";

/**
 * Makes the mail of a notice when it is sent; `undefined`: there is nothing to send any more; a time (ms): nothing of its kind
 * leaves before. With an `id` each attempt is a mail of its own.
 */
type MakeMail = (payload: unknown) => Promise<(MailPayload & { id?: string }) | number | undefined>;

type DeliveryOptions = MailOptions & {
  webhook?: { url: string; secret: string };
  /** By channel, from the features that queue such notices. */
  makers: Readonly<Record<string, MakeMail>>;
};

type OutboxOptions = DeliveryOptions & {
  db: Database;
  mailPerMinute: number;
  log: WorkerLog;
  noteOutage: NoteOutage;
};

export type Outbox = ReturnType<typeof openOutbox>;

/** Sends what features have put into its queue (notices.server.ts), until it is stopped. */
export function openOutbox({ db, mailPerMinute, log, noteOutage, ...delivery }: OutboxOptions) {
  const worker = startWorker({ db, send: createSend(delivery), mailPerMinute, log, noteOutage });
  return { ...worker, getOldestUndelivered: () => getOldestUndelivered(db) };
}

/** How a notice leaves, whatever it is. */
export function createSend({ makers, webhook, ...mail }: DeliveryOptions): Send {
  const sendMail = createMailSender(mail);
  const sendWebhook = webhook && createWebhookSender(webhook.url, webhook.secret);
  return async (id, payload) => {
    if (payload.channel === "mail") {
      await sendMail(id, v.parse(mailSchema, payload));
      return "sent";
    }
    if (payload.channel === "webhook") {
      if (!sendWebhook) throw new Error("WEBHOOK_URL is not set");
      await sendWebhook(id, v.parse(webhookSchema, payload));
      return "sent";
    }
    const make = makers[payload.channel];
    if (!make) throw new Error(`Nothing makes the mail of a notice of the channel "${payload.channel}"`);
    const made = await make(payload);
    if (made === undefined) return "nothing";
    if (typeof made === "number") return made;
    await sendMail(made.id ?? id, made);
    return "sent";
  };
}

type WebhookSender = (id: string, payload: WebhookPayload) => Promise<void>;

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
