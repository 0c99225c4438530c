import { agency } from "#content/agency.ts";
import { type Enquiry, getVisitorName } from "../enquiry.ts";
import { isEmailAddress } from "../form/text-rules.ts";
import type { SavedEnquiry } from "../store/enquiries.server.ts";
import type { NewNotice } from "../store/notices.server.ts";
import { toEnquiryRows } from "./enquiry-rows.ts";
import { type Letter, toLetterHtml, toLetterText } from "./letter.ts";
import type { Mailbox, MailPayload, WebhookPayload } from "./payload.ts";

export type NoticeSettings = {
  officeEmail: string;
  /** Whether somebody listens at a webhook. */
  hasWebhook: boolean;
};

/**
 * The messages an enquiry causes, one per recipient, so that a full mailbox of one holds up nobody else:
 * the office, the agent it is for, the visitor, the webhook. An amendment is not acknowledged twice.
 */
export function toEnquiryNotices(
  enquiry: Enquiry,
  saved: SavedEnquiry,
  settings: NoticeSettings,
): readonly NewNotice[] {
  const office = { name: agency.legalName, address: settings.officeEmail };
  const agent = toAgentMailbox(enquiry, settings.officeEmail);
  return [
    { kind: "office", payload: toAgencyMail(enquiry, saved, office) },
    ...(agent ? [{ kind: "agent", payload: toAgencyMail(enquiry, saved, agent) }] : []),
    ...(saved.outcome === "saved" && hasEmail(enquiry)
      ? [{ kind: "acknowledgement", payload: toAcknowledgement(enquiry, saved, office) }]
      : []),
    ...(settings.hasWebhook ? [{ kind: "webhook", payload: toWebhook(enquiry, saved) }] : []),
  ];
}

const titles = {
  contact: "Contact",
  appraisal: "Appraisal request",
  inspection: "Inspection",
  question: "Question",
} as const;

const TAKEN_DOWN =
  "The home was taken down before the form was sent, so this mail goes to the office only. Its title and address stand here as they came with the form.";

function toAgencyMail(enquiry: Enquiry, saved: SavedEnquiry, to: Mailbox): MailPayload {
  const name = getVisitorName(enquiry);
  const title = saved.outcome === "amended" ? `${titles[enquiry.kind]}, changed` : titles[enquiry.kind];
  const about = enquiry.about?.listing?.address;
  const answer = hasEmail(enquiry)
    ? `Reply to this mail to write to ${name || "the visitor"}.`
    : "There is a phone number only.";
  return toMail({
    to,
    replyTo: hasEmail(enquiry) ? { name, address: enquiry.fields.email } : undefined,
    subject: `${title}: ${[name, about].filter(Boolean).join(", ")} [${saved.reference}]`,
    letter: {
      paragraphs: [
        `${title} from the website, reference ${saved.reference}.`,
        ...(enquiry.about?.listing?.isWithdrawn ? [TAKEN_DOWN] : []),
      ],
      rows: toEnquiryRows(enquiry),
      closing: [`Promised: an answer within ${agency.replyWithin}. ${answer}`],
    },
  });
}

/** Says nothing that a stranger typed but a name: nobody can send words of their own through us. */
function toAcknowledgement(enquiry: Enquiry, saved: SavedEnquiry, office: Mailbox): MailPayload {
  return toMail({
    to: { name: toGreetable(getVisitorName(enquiry)), address: enquiry.fields.email },
    replyTo: office,
    subject: `We have your enquiry [${saved.reference}]`,
    letter: {
      paragraphs: [
        toGreeting(enquiry),
        `Thank you for your enquiry${toSubjectWords(enquiry)}. We'll contact you within ${agency.replyWithin}.`,
        ...(enquiry.about?.listing?.isWithdrawn
          ? ["The home you asked about has been taken down in the meantime, so our office will answer you."]
          : []),
        `Your reference is ${saved.reference}. If anything is urgent, ring ${agency.phone}.`,
        "If you did not write to us, somebody gave your address by mistake: reply to this mail and we will erase it.",
      ],
      closing: [agency.legalName, `${agency.address.street}, ${agency.address.suburb}`],
    },
  });
}

/** Of a home that was taken down only the form knows the name, and anybody can write a form. */
function toSubjectWords({ about }: Enquiry) {
  const listing = about?.listing;
  return listing && !listing.isWithdrawn ? ` about ${listing.title}, ${listing.address}` : "";
}

/** A page of the page builder may ask for a phone number alone. */
function hasEmail({ fields }: Enquiry) {
  return fields.email !== "";
}

function toGreeting(enquiry: Enquiry) {
  const name = toGreetable(getVisitorName(enquiry));
  return name ? `Hello ${name},` : "Hello,";
}

const personName = /^[\p{L}\p{M}'’ -]{1,60}$/u;

/** A name that is only a name: no address, no number, no link. */
function toGreetable(name: string) {
  return personName.test(name) ? name : "";
}

function toWebhook(enquiry: Enquiry, { reference, outcome }: SavedEnquiry): WebhookPayload {
  const { kind, fields, about = {} } = enquiry;
  return {
    channel: "webhook",
    type: outcome === "amended" ? "enquiry.amended" : "enquiry.created",
    data: { reference, kind, fields, about },
  };
}

function toAgentMailbox({ about }: Enquiry, officeEmail: string): Mailbox | undefined {
  const agent = about?.agent;
  if (!agent || !isEmailAddress(agent.email) || agent.email === officeEmail) return undefined;
  return { name: agent.name, address: agent.email };
}

export function toMail({
  letter,
  ...mail
}: Omit<MailPayload, "channel" | "text" | "html"> & { letter: Letter }) {
  return { channel: "mail" as const, ...mail, text: toLetterText(letter), html: toLetterHtml(letter) };
}
