import * as v from "valibot";

const mailbox = v.object({ name: v.string(), address: v.string() });

const mail = v.object({
  channel: v.literal("mail"),
  to: mailbox,
  replyTo: v.optional(mailbox),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
});

const webhook = v.object({
  channel: v.literal("webhook"),
  type: v.string(),
  data: v.record(v.string(), v.unknown()),
});

/** An issue of the newsletter; the mail is made when it is sent (newsletter-notices.server.ts). */
const issue = v.object({ channel: v.literal("issue"), issue: v.string(), subscriber: v.string() });

/** What was held as spam in a period (ms); the mail is made when it is sent (held-digest.server.ts). */
const digest = v.object({ channel: v.literal("digest"), since: v.number(), until: v.number() });

/** A link to sign in to the office; the mail is made when it is sent (sign-in-mail.server.ts). */
const signIn = v.object({ channel: v.literal("sign-in"), signIn: v.string() });

/** What a notice sends, as it waits in the store. */
export const payloadSchema = v.variant("channel", [mail, webhook, issue, digest, signIn]);

export type Mailbox = v.InferOutput<typeof mailbox>;
export type MailPayload = v.InferOutput<typeof mail>;
export type WebhookPayload = v.InferOutput<typeof webhook>;
export type Payload = v.InferOutput<typeof payloadSchema>;
