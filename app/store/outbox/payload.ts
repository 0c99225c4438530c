import * as v from "valibot";

const mailbox = v.object({ name: v.string(), address: v.string() });

export const mailSchema = v.object({
  channel: v.literal("mail"),
  to: mailbox,
  replyTo: v.optional(mailbox),
  subject: v.string(),
  text: v.string(),
  /** Empty in mails that software reads. */
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
  /** Goes along as a file (RFC 5545). */
  calendar: v.optional(v.string()),
});

/** For software: what happened, with the words of `data`. */
export const eventSchema = v.object({
  /** "webhook" is of an earlier release, whose only destination is that of WEBHOOK_URL. */
  channel: v.picklist(["event", "webhook"]),
  type: v.string(),
  data: v.record(v.string(), v.unknown()),
});

/** The payload of a stored notice. The sender of its channel parses the rest. */
export const payloadSchema = v.looseObject({ channel: v.string() });

export type Mailbox = v.InferOutput<typeof mailbox>;
export type MailPayload = v.InferOutput<typeof mailSchema>;
export type EventPayload = v.InferOutput<typeof eventSchema>;
export type Payload = v.InferOutput<typeof payloadSchema>;
