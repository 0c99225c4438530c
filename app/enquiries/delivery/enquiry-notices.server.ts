import { agency } from "#app/agency/folder/agency.ts";
import { thanks } from "#app/slots/enquiries.server.ts";
import { type Mailbox, type MailPayload, toMail } from "#app/store/outbox/letter.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import { isEmailAddress } from "#app/ui/form/text-rules.ts";
import { asksForContract } from "../about-listing/contract-schema.ts";
import { isBooking } from "../about-listing/inspection-schema.ts";
import { formatBooked } from "../booked-time.ts";
import { type Enquiry, getEmail, getVisitorName, toEnquiryRows } from "../enquiry.ts";
import { openHomeKind } from "../open-home-kind.ts";
import type { SavedEnquiry, ToNotices } from "../saved-enquiry.ts";
import { ACKNOWLEDGEMENT } from "../saved-enquiry.ts";

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
  const office = { name: agency.legalName, address: settings.officeEmail };
  const agent = toAgentMailbox(enquiry, settings.officeEmail);
  const { phone, toFurtherNotices } = settings;
  const isAcknowledged = saved.outcome === "saved" && getEmail(enquiry) !== "";
  const mails: (NewNotice | false | undefined)[] = [
    { kind: "office", payload: toAgencyMail(enquiry, saved, { to: office, ...settings }) },
    agent && { kind: "agent", payload: toAgencyMail(enquiry, saved, { to: agent, ...settings }) },
    isAcknowledged && {
      kind: ACKNOWLEDGEMENT,
      payload: queueThanks(enquiry, saved) ?? toAcknowledgement(enquiry, saved, { office, phone }),
    },
  ];
  // Visitors noted at the door get no mail: they and the agent have just met.
  const wanted = enquiry.kind.name === openHomeKind.name ? [] : mails;
  return [...wanted.filter((notice) => typeof notice === "object"), ...toFurtherNotices(enquiry, saved)];
}

/** Thanks with private links are made at the time of sending. */
function queueThanks(enquiry: Enquiry, { reference }: SavedEnquiry) {
  return thanks.map((queue) => queue(enquiry, reference)).find((queued) => queued !== undefined);
}

const TAKEN_DOWN =
  "The home was taken down before the form was sent, so this email goes to the office only. Its title and address are as they came with the form.";

type AgencyMail = Pick<NoticeSettings, "officeOrigin"> & { to: Mailbox };

function toAgencyMail(enquiry: Enquiry, saved: SavedEnquiry, { to, officeOrigin }: AgencyMail): MailPayload {
  const name = getVisitorName(enquiry);
  const email = getEmail(enquiry);
  const isChanged = saved.outcome === "amended";
  const title = isChanged ? `${enquiry.kind.title}, changed` : enquiry.kind.title;
  const about = enquiry.about?.listing?.address;
  const howToReply = email
    ? `Reply to this email to write to ${name || "the visitor"}.`
    : "They left a phone number only.";
  return toMail({
    to,
    replyTo: email ? { name, address: email } : undefined,
    subject: `${title}: ${[name, about].filter(Boolean).join(", ")} [${saved.reference}]`,
    letter: {
      paragraphs: [
        `${enquiry.kind.title} from the website, reference ${saved.reference}.${isChanged ? " The visitor has changed what they wrote; this is all of it." : ""}`,
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

export type From = {
  office: Mailbox;
  phone: string;
  /** What the link to a contract does; without one, the agent sends the contract. */
  contractWords?: string;
  link?: { label: string; url: string };
  /** The booked open home, for the visitor's calendar. */
  calendar?: string;
};

/** Quotes only the visitor's name, so that nobody can send spam through us. */
export function toAcknowledgement(
  enquiry: Enquiry,
  saved: Pick<SavedEnquiry, "reference">,
  { office, phone, contractWords, link, calendar }: From,
): MailPayload {
  const booked = getBooked(enquiry);
  return toMail({
    to: { name: toGreetable(getVisitorName(enquiry)), address: getEmail(enquiry) },
    replyTo: office,
    subject: `${booked ? `You are booked: ${booked}` : "We have your enquiry"} [${saved.reference}]`,
    letter: {
      paragraphs: [
        toGreeting(enquiry),
        ...(booked
          ? toBookedWords(enquiry, booked, { phone, canChange: link !== undefined, calendar })
          : toThanksWords(enquiry, phone)),
        ...(asksForContract(enquiry) ? [contractWords ?? toContractWords(enquiry)] : []),
        `Your reference is ${saved.reference}.`,
        "If you didn’t write to us, somebody gave us your address by mistake: reply to this email and we will erase it.",
      ],
      rows: booked ? toHomeRows(enquiry) : [],
      link,
      closing: [agency.legalName, `${agency.address.street}, ${agency.address.suburb}`],
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
  return isBooking(enquiry) ? formatBooked(enquiry.fields) : undefined;
}

type HowToChange = Pick<From, "phone" | "calendar"> & { canChange: boolean };

function toBookedWords({ about }: Enquiry, booked: string, { phone, canChange, calendar }: HowToChange) {
  const { listing, agent } = about ?? {};
  const whom = agent?.phone ? `${agent.name} on ${agent.phone}` : `our office on ${phone}`;
  const question = canChange
    ? `If you can’t come, use the link below to cancel or choose another time. If you have a question, ring ${whom}.`
    : `If you can’t come or have a question, ring ${whom}.`;
  return [
    `You are booked for ${booked}, at ${listing?.title}, ${listing?.address}.`,
    ...(calendar ? ["The attached file adds it to your calendar."] : []),
    question,
  ];
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

export function toGreeting(enquiry: Pick<Enquiry, "fields">) {
  const name = toGreetable(getVisitorName(enquiry));
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
