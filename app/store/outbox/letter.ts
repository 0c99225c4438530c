import * as v from "valibot";

export type Row = {
  label: string;
  value: string;
  url?: string;
  /** The address of a picture above the row, in HTML only. */
  picture?: string;
};

/** A mail's content, before it becomes text and HTML. */
export type Letter = {
  paragraphs: readonly string[];
  rows?: readonly Row[];
  link?: { label: string; url: string };
  closing: readonly string[];
};

/** Makes the mail of a letter, as text and as HTML. */
export function toMail({
  letter,
  ...mail
}: Omit<MailPayload, "channel" | "text" | "html"> & { letter: Letter }) {
  return { channel: "mail" as const, ...mail, text: toLetterText(letter), html: toLetterHtml(letter) };
}

function toLetterText({ paragraphs, rows = [], link, closing }: Letter) {
  const list = rows.map(
    ({ label, value, url }) => `${toHeading(label)}\n${indent([value, url].filter(Boolean).join("\n"))}`,
  );
  const links = link ? [`${toHeading(link.label)}\n${link.url}`] : [];
  return `${[...paragraphs, ...list, ...links, closing.join("\n")].join("\n\n")}\n`;
}

function toHeading(label: string) {
  return label.endsWith("?") ? label : `${label}:`;
}

function toLetterHtml({ paragraphs, rows = [], link, closing }: Letter) {
  const list = rows.map(toHtmlRow);
  const parts = [
    ...paragraphs.map((text) => `<p>${toHtmlLines(text)}</p>`),
    ...(list.length > 0 ? [`<dl>\n${list.join("\n")}\n</dl>`] : []),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    `<p>${closing.map(escapeHtml).join("<br>\n")}</p>`,
  ];
  return `<!doctype html>\n<html lang="en-AU"><body>\n${parts.join("\n")}\n</body></html>\n`;
}

function toHtmlRow({ label, value, url, picture }: Row) {
  const image = picture ? `<img src="${escapeHtml(picture)}" alt="" width="288"><br>\n` : "";
  const name = escapeHtml(label);
  const title = url ? `<a href="${escapeHtml(url)}">${name}</a>` : name;
  return `<dt>${image}${title}</dt>\n<dd>${toHtmlLines(value)}</dd>`;
}

function indent(text: string) {
  return text.replace(/^/gm, "  ");
}

function toHtmlLines(text: string) {
  return text.split("\n").map(escapeHtml).join("<br>\n");
}

const entities = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);
}

export const mailbox = v.object({ name: v.string(), address: v.string() });

export const mailSchema = v.object({
  channel: v.literal("mail"),
  to: mailbox,
  replyTo: v.optional(mailbox),
  subject: v.string(),
  text: v.string(),
  /** Empty in mails for software. */
  html: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
  /** Attached as a file (RFC 5545). */
  calendar: v.optional(v.string()),
});

/** An event for other software, with its data. */
export const eventSchema = v.object({
  /** An earlier release queued "webhook", for the single destination of WEBHOOK_URL. */
  channel: v.picklist(["event", "webhook"]),
  type: v.string(),
  data: v.record(v.string(), v.unknown()),
});

/** The payload of a stored notice; the sender of its channel parses the rest. */
export const payloadSchema = v.looseObject({ channel: v.string() });

export type Mailbox = v.InferOutput<typeof mailbox>;
export type MailPayload = v.InferOutput<typeof mailSchema>;
export type EventPayload = v.InferOutput<typeof eventSchema>;
export type Payload = v.InferOutput<typeof payloadSchema>;
