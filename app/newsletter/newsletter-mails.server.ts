import { href } from "react-router";
import { signature } from "#app/agency/agency-mail.server.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import { escapeHtml, type MailPayload, toMail } from "#app/store/outbox/letter.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import type { IssueRow, SubscriberRow } from "./store/newsletter-rows.ts";

/** Asks the owner of an address to confirm. Nothing else is sent before they do. */
export function toConfirmNotice(subscriber: SubscriberRow, origin: string): NewNotice {
  return toNewsletterNotice("newsletter-confirm", "Please confirm your address", subscriber, origin, {
    paragraphs: [
      `Somebody, probably you, asked for new listings and market notes from ${agency.name} at this address, once a month.`,
      "If it was you, open this page and press the button within seven days. If it wasn’t, do nothing: you won’t hear from us again, and we will erase your address.",
    ],
    link: { label: "Confirm this address", url: toAddress(href("/newsletter/confirm"), subscriber, origin) },
  });
}

/** Sent on confirmation, with the link to unsubscribe. */
export function toWelcomeNotice(subscriber: SubscriberRow, origin: string): NewNotice {
  return toNewsletterNotice("newsletter-welcome", "You are on the list", subscriber, origin, {
    paragraphs: [
      "Your address is confirmed. New listings and market notes will come once a month, and nothing else.",
      "To stop at any time, open this page and press the button.",
    ],
    link: { label: "Unsubscribe", url: toAddress(href("/newsletter/leave"), subscriber, origin) },
  });
}

const issueStyle = `body{max-width:36rem;margin:0 auto;padding:1rem;font:1rem/1.6 sans-serif;color:${getColour("ink")}}h1,h2{line-height:1.2}img{max-width:100%;height:auto}`;

/** Makes one reader's mail of an issue, with their link to unsubscribe. */
export function toIssueMail(
  { subject, text, html }: Pick<IssueRow, "subject" | "text" | "html">,
  reader: Reader,
  { origin, phone }: { origin: string; phone: string },
): MailPayload {
  const leave = toAddress(href("/newsletter/leave"), reader, origin);
  const sender = `${signature.join(", ")}. ${phone}`;
  const reason = "You are getting this newsletter because you confirmed your address on our website.";
  return {
    channel: "mail",
    to: { name: "", address: reader.email },
    subject,
    text: `${text}\n\n--\n${reason}\nUnsubscribe: ${leave}\n${sender}\n`,
    html: `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${issueStyle}</style></head>
<body>
${html}
<hr>
<p><small>${escapeHtml(reason)} <a href="${escapeHtml(leave)}">Unsubscribe</a><br>
${escapeHtml(sender)}</small></p>
</body></html>
`,
    headers: toListHeaders(reader, origin),
  };
}

function toNewsletterNotice(
  kind: string,
  subject: string,
  subscriber: SubscriberRow,
  origin: string,
  words: { paragraphs: string[]; link: { label: string; url: string } },
): NewNotice {
  const to = { name: "", address: subscriber.email };
  const headers = toListHeaders(subscriber, origin);
  return { kind, payload: toMail({ to, subject, letter: { ...words, closing: signature }, headers }) };
}

type Reader = Pick<SubscriberRow, "email" | "token">;

/** One-click unsubscribe (RFC 8058): the mail program's own button posts to this address. */
function toListHeaders(reader: Reader, origin: string) {
  return {
    "List-Unsubscribe": `<${toAddress(href("/newsletter/leave"), reader, origin)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function toAddress(path: string, { token }: Reader, origin: string) {
  return `${origin}${path}?${new URLSearchParams({ token })}`;
}
