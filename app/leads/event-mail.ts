import type { MailPayload } from "#app/store/outbox/letter.ts";
import type { Destination } from "./destination.ts";
import { type EnquiryEvent, toEnquiryFacts } from "./enquiry-facts.ts";
import { createFill, fillTexts } from "./fill.ts";

/** What the visitor wrote comes last: a line of it that looks like a label stands behind the real ones. */
const defaultLines = {
  Name: "{{name}}",
  Email: "{{email}}",
  Phone: "{{phone}}",
  "Listing ID": "{{listingId}}",
  Property: "{{listingAddress}}",
  "Property link": "{{listingUrl}}",
  Agent: "{{agentName}}",
  Enquiry: "{{title}}",
  Reference: "{{reference}}",
  Source: "{{agency}} website",
  Details: "{{particulars}}",
  Message: "{{message}}",
};

/** A mail that software reads: plain text, a label and its value a line. */
export function toEventMail(
  destination: Extract<Destination, { kind: "mail" }>,
  event: EnquiryEvent,
): MailPayload {
  const { name, to, lines = defaultLines, secrets } = destination;
  const facts = toEnquiryFacts(event);
  const filled = fillTexts(lines, createFill(facts, secrets));
  return {
    channel: "mail",
    to: { name, address: to },
    replyTo: facts.email ? { name: facts.name, address: facts.email } : undefined,
    subject: `${facts.title}: ${[facts.name, facts.listingAddress].filter(Boolean).join(", ")} [${facts.reference}]`,
    text: filled.map(([label, value]) => `${label}: ${value}\n`).join(""),
    html: "",
  };
}
