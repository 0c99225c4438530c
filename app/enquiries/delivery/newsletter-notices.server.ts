import { href } from "react-router";
import { agency } from "#content/agency.ts";
import type { NewNotice } from "../store/notices.server.ts";
import type { SubscriberRow } from "../store/tables.ts";
import { toMail } from "./enquiry-notices.server.ts";

/** Asks the owner of an address to confirm; until then nothing else is sent. */
export function toConfirmNotice(subscriber: SubscriberRow, origin: string): NewNotice {
  const letter = {
    paragraphs: [
      `Somebody, probably you, asked for new listings and market notes from ${agency.name} at this address, once a month.`,
      "If it was you, open this page and press the button within seven days. If it was not, do nothing: you will hear no more from us, and we erase your address.",
    ],
    link: { label: "Confirm this address", url: toAddress(href("/newsletter/confirm"), subscriber, origin) },
    closing: [agency.legalName, `${agency.address.street}, ${agency.address.suburb}`],
  };
  return toNewsletterNotice("newsletter-confirm", "Please confirm your address", letter, subscriber, origin);
}

/** Sent on confirmation, with the link to unsubscribe. */
export function toWelcomeNotice(subscriber: SubscriberRow, origin: string): NewNotice {
  const letter = {
    paragraphs: [
      "Your address is confirmed. New listings and market notes will come once a month, and nothing else.",
      "To stop, now or later, open this page and press the button.",
    ],
    link: { label: "Unsubscribe", url: toAddress(href("/newsletter/leave"), subscriber, origin) },
    closing: [agency.legalName, `${agency.address.street}, ${agency.address.suburb}`],
  };
  return toNewsletterNotice("newsletter-welcome", "You are on the list", letter, subscriber, origin);
}

type NewsletterLetter = Parameters<typeof toMail>[0]["letter"];

function toNewsletterNotice(
  kind: string,
  subject: string,
  letter: NewsletterLetter,
  subscriber: SubscriberRow,
  origin: string,
): NewNotice {
  // RFC 8058: the mail program shows its own button and posts to this address.
  const headers = {
    "List-Unsubscribe": `<${toAddress(href("/newsletter/leave"), subscriber, origin)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { kind, payload: toMail({ to: { name: "", address: subscriber.email }, subject, letter, headers }) };
}

function toAddress(path: string, { token }: SubscriberRow, origin: string) {
  return `${origin}${path}?${new URLSearchParams({ token })}`;
}
