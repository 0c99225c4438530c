import { signature, toOfficeMailbox } from "#app/agency/agency-mail.server.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { thanks } from "#app/slots/enquiries.server.ts";
import { type Letter, type Mailbox, type MailPayload, toMail } from "#app/store/outbox/letter.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import { isEmailAddress } from "#app/ui/form/text-rules.ts";
import { asksForContract } from "../about-listing/contract-schema.ts";
import { isBooking } from "../about-listing/inspection-schema.ts";
import { formatBooked } from "../booked-time.ts";
import { type Enquiry, type EnquiryFields, getEmail, getVisitorName, toEnquiryRows } from "../enquiry.ts";
import { openHomeKind } from "../open-home-kind.ts";
import { ACKNOWLEDGEMENT, type SavedEnquiry, type ToNotices } from "../saved-enquiry.ts";

/** The agency's current details, for mails. */
export type OfficeContact = {
  officeEmail: string;
  phone: string;
  /** The site's address, if people answer enquiries in the office. */
  officeOrigin?: string;
};

export type NoticeSettings = OfficeContact & {
  /** Makes the notices that modules add to an enquiry. */
  toFurtherNotices: ToNotices;
};

/**
 * Makes the notices of an enquiry: to the office, the agent, the visitor and the receivers of modules. Each recipient
 * has a notice, so that a full mailbox delays nobody else. Amendments are not acknowledged again.
 */
export function toEnquiryNotices(
  enquiry: Enquiry,
  saved: SavedEnquiry,
  settings: NoticeSettings,
): readonly NewNotice[] {
  // Visitors noted at the door get no mail: they and the agent have just met.
  const mails = enquiry.kind.name === openHomeKind.name ? [] : toMails(enquiry, saved, settings);
  return [...mails, ...settings.toFurtherNotices(enquiry, saved)];
}

function toMails(enquiry: Enquiry, saved: SavedEnquiry, { officeEmail, officeOrigin, phone }: OfficeContact) {
  const office = toOfficeMailbox(officeEmail);
  const agent = toAgentMailbox(enquiry, officeEmail);
  const mails: NewNotice[] = [
    { kind: "office", payload: toAgencyMail(enquiry, saved, { to: office, officeOrigin }) },
  ];
  if (agent)
    mails.push({ kind: "agent", payload: toAgencyMail(enquiry, saved, { to: agent, officeOrigin }) });
  if (saved.outcome === "saved" && getEmail(enquiry.fields))
    mails.push({
      kind: ACKNOWLEDGEMENT,
      payload: queueThanks(enquiry, saved) ?? toAcknowledgement(enquiry, saved, { office, phone }),
    });
  return mails;
}

/** Thanks with private links are made at the time of sending. */
function queueThanks(enquiry: Enquiry, { reference }: SavedEnquiry) {
  return thanks.map((queue) => queue(enquiry, reference)).find((queued) => queued !== undefined);
}

const TAKEN_DOWN =
  "The home was taken down before the form was sent, so this email goes to the office only. Its title and address are as they came with the form.";

type AgencyMail = Pick<OfficeContact, "officeOrigin"> & { to: Mailbox };

function toAgencyMail(enquiry: Enquiry, saved: SavedEnquiry, { to, officeOrigin }: AgencyMail): MailPayload {
  const name = getVisitorName(enquiry.fields);
  const email = getEmail(enquiry.fields);
  const isChanged = saved.outcome === "amended";
  const title = isChanged ? `${enquiry.kind.title}, changed` : enquiry.kind.title;
  const about = enquiry.about?.listing?.address;
  const howToReply = email
    ? `Reply to this email to write to ${name || "the visitor"}.`
    : "They left a phone number only.";
  const changed = isChanged ? " The visitor has changed what they wrote; this is all of it." : "";
  return toMail({
    to,
    replyTo: email ? { name, address: email } : undefined,
    subject: `${title}: ${[name, about].filter(Boolean).join(", ")} [${saved.reference}]`,
    letter: {
      paragraphs: [
        `${enquiry.kind.title} from the website, reference ${saved.reference}.${changed}`,
        ...(enquiry.about?.listing?.isWithdrawn ? [TAKEN_DOWN] : []),
      ],
      rows: toEnquiryRows(enquiry),
      link: officeOrigin ? toOfficeLink(enquiry, saved, officeOrigin) : undefined,
      closing: [`${toPromise(enquiry)} ${howToReply}`],
    },
  });
}

function toPromise(enquiry: Enquiry) {
  const booked = getBooked(enquiry);
  return booked
    ? `We have told them they are booked for ${booked}.`
    : `We have promised an answer within ${agency.replyWithin}.`;
}

function toOfficeLink(enquiry: Enquiry, { reference }: SavedEnquiry, origin: string) {
  return {
    label: getBooked(enquiry) && !enquiry.fields.message ? "See it in the office" : "Answer it in the office",
    // Not typed as a route, because the site may have no office.
    url: `${origin}/office/enquiries/${reference}`,
  };
}

/** What an acknowledgement says beyond the enquiry; mails with private links are made by modules. */
export type AcknowledgementParts = {
  office: Mailbox;
  /** The office's. */
  phone: string;
  /** What the link to a contract does; without one, the agent sends the contract. */
  contractWords?: string;
  link?: Letter["link"];
  /** The booked open home, for the visitor's calendar. */
  calendar?: string;
};

/** Quotes only the visitor's name, so that nobody can send spam through us. */
export function toAcknowledgement(
  enquiry: Enquiry,
  saved: Pick<SavedEnquiry, "reference">,
  { office, phone, contractWords, link, calendar }: AcknowledgementParts,
): MailPayload {
  const booked = getBooked(enquiry);
  return toMail({
    to: { name: toGreetable(getVisitorName(enquiry.fields)), address: getEmail(enquiry.fields) },
    replyTo: office,
    subject: `${booked ? `You are booked: ${booked}` : "We have your enquiry"} [${saved.reference}]`,
    letter: {
      paragraphs: [
        toGreeting(enquiry.fields),
        ...(booked
          ? toBookedWords(enquiry, booked, { phone, canChange: link !== undefined, calendar })
          : toThanksWords(enquiry, phone)),
        ...(asksForContract(enquiry) ? [contractWords ?? toContractWords(enquiry)] : []),
        `Your reference is ${saved.reference}.`,
        "If you didn’t write to us, somebody gave us your address by mistake: reply to this email and we will erase it.",
      ],
      rows: booked ? toHomeRows(enquiry) : [],
      link,
      closing: signature,
    },
    calendar,
  });
}

/** The booked home, with a link to its page. */
export function toHomeRows({ about }: Pick<Enquiry, "about">) {
  const { address, url } = about?.listing ?? {};
  return address && url ? [{ label: "See the home", value: address, url }] : [];
}

/** The time that the page confirmed as booked. */
function getBooked(enquiry: Enquiry) {
  return isBooking(enquiry) ? formatBooked(enquiry.fields.time) : undefined;
}

type HowToChange = Pick<AcknowledgementParts, "phone" | "calendar"> & { canChange: boolean };

function toBookedWords({ about }: Enquiry, booked: string, { phone, canChange, calendar }: HowToChange) {
  const listing = about?.listing;
  const whom = toWhomToRing(about, phone);
  const question = canChange
    ? `If you can’t come, use the link below to cancel or choose another time. If you have a question, ring ${whom}.`
    : `If you can’t come or have a question, ring ${whom}.`;
  return [
    `You are booked for ${booked}, at ${listing?.title}, ${listing?.address}.`,
    ...(calendar ? ["The attached file adds it to your calendar."] : []),
    question,
  ];
}

/** "Priya Nair on 0491 570 156", or the office with its phone number. */
export function toWhomToRing(about: Enquiry["about"], phone: string) {
  const agent = about?.agent;
  return agent?.phone ? `${agent.name} on ${agent.phone}` : `our office on ${phone}`;
}

function toContractWords({ about }: Enquiry) {
  return `${about?.agent?.name ?? "Our office"} will send you the contract.`;
}

function toThanksWords(enquiry: Enquiry, phone: string) {
  return [
    `Thank you for your enquiry${toSubjectWords(enquiry)}. We’ll contact you within ${agency.replyWithin}.`,
    ...(enquiry.about?.listing?.isWithdrawn
      ? ["The home you asked about has since been taken off our website, so our office will reply to you."]
      : []),
    `If anything is urgent, ring ${phone}.`,
  ];
}

/** A withdrawn listing's title comes from the form, which anybody can forge, so it is not quoted. */
function toSubjectWords({ about }: Enquiry) {
  const listing = about?.listing;
  return listing && !listing.isWithdrawn ? ` about ${listing.title}, ${listing.address}` : "";
}

export function toGreeting(fields: EnquiryFields) {
  const name = toGreetable(getVisitorName(fields));
  return name ? `Hello ${name},` : "Hello,";
}

const personName = /^[\p{L}\p{M}'’ -]{1,60}$/u;

/** The name, or "" where it could be an address, a number or a link. */
export function toGreetable(name: string) {
  return personName.test(name) ? name : "";
}

function toAgentMailbox({ about }: Enquiry, officeEmail: string): Mailbox | undefined {
  const agent = about?.agent;
  if (!agent || !isEmailAddress(agent.email) || agent.email === officeEmail) return undefined;
  return { name: agent.name, address: agent.email };
}
