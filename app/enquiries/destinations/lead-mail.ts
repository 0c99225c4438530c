import type { MailPayload } from "#app/store/outbox/payload.ts";
import type { Destination } from "./destination.ts";
import { createFill, fillTexts } from "./fill.ts";
import { type LeadEvent, toLead } from "./lead.ts";

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
export function toLeadMail(
  destination: Extract<Destination, { kind: "mail" }>,
  event: LeadEvent,
): MailPayload {
  const { name, to, lines = defaultLines, secrets } = destination;
  const lead = toLead(event);
  const filled = fillTexts(lines, createFill(lead, secrets));
  return {
    channel: "mail",
    to: { name, address: to },
    replyTo: lead.email ? { name: lead.name, address: lead.email } : undefined,
    subject: `${lead.title}: ${[lead.name, lead.listingAddress].filter(Boolean).join(", ")} [${lead.reference}]`,
    text: filled.map(([label, value]) => `${label}: ${value}\n`).join(""),
    html: "",
  };
}
