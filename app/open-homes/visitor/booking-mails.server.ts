import { href } from "react-router";
import * as v from "valibot";
import { signature, toOfficeMailbox } from "#app/agency/agency-mail.server.ts";
import { getInspection, toCalendarEvent, toInspectionCalendar } from "#app/calendars/index.ts";
import {
  type AcknowledgementParts,
  toAcknowledgement,
  toGreeting,
  toHomeRows,
  toWhomToRing,
} from "#app/enquiries/delivery/enquiry-notices.server.ts";
import { type Enquiry, getEmail, getVisitorName } from "#app/enquiries/enquiry.ts";
import { getContact } from "#app/enquiries/store/newest-values.server.ts";
import { toList } from "#app/enquiries/store/read-stored.ts";
import { toHomeKey } from "#app/homes/record/listing-links.ts";
import type { MailMaker, MailMakers, MailServices } from "#app/module-server.ts";
import { getStoredEnquiry, type StoredEnquiry } from "#app/office-enquiries/stored-enquiry.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { mailbox, toMail } from "#app/store/outbox/letter.ts";
import { isEmailAddress } from "#app/ui/form/text-rules.ts";
import { formatOpen } from "../booking-letter.ts";
import { addBookingLink } from "../store/booking-links.server.ts";
import type { BookingChange, OpenHomesMails } from "../store/booking-rows.ts";

const change = {
  reference: v.string(),
  homeId: v.string(),
  from: v.string(),
  to: v.optional(v.string()),
};

/** Thanks the visitor for a booking, with the open home as a calendar file. */
const thanksMail: MailMaker<OpenHomesMails["booking"]> = {
  schema: v.object({ reference: v.string(), time: v.string() }),
  async make({ reference, time }, services) {
    const stored = await getStoredEnquiry(services.db, { reference });
    if (!stored) return undefined;
    const from = await toFrom(services, stored);
    const calendar = await toCalendar(services, stored, time);
    return toAcknowledgement(stored.enquiry, { reference }, { ...from, calendar });
  },
};

/** Confirms to the visitor that they have moved or cancelled a booking. */
const changedMail: MailMaker<OpenHomesMails["booking-changed"]> = {
  schema: v.object({ ...change, calendar: v.optional(v.string()) }),
  async make(queued, services) {
    const changed = await findChanged(services, queued);
    if (!changed) return undefined;
    const { stored, enquiry, was, is } = changed;
    const { office, phone, link } = await toFrom(services, stored);
    const { listing, agent } = enquiry.about ?? {};
    const whom = toWhomToRing(enquiry.about, phone);
    const said = is
      ? `You are booked for ${is}, at ${listing?.address}. You had booked ${was}.`
      : `You have cancelled your booking: ${was}, at ${listing?.address}.`;
    const file = `The attached file ${is ? "changes it in" : "takes it out of"} your calendar.`;
    return toMail({
      to: { name: getVisitorName(enquiry.fields), address: getEmail(enquiry.fields) },
      replyTo: office,
      subject: `${is ? `You are booked: ${is}` : `Your booking is cancelled: ${was}`} [${queued.reference}]`,
      letter: {
        paragraphs: [
          toGreeting(enquiry.fields),
          said,
          `We have told ${agent?.name ?? "our office"}. ${queued.calendar ? file : ""}`.trim(),
          is
            ? `If you can’t come, use the link below to cancel or choose another time. If you have a question, ring ${whom}.`
            : `If you would like to see the home after all, book another time on its page, or ring ${whom}.`,
          `Your reference is ${queued.reference}.`,
        ],
        rows: toHomeRows(enquiry),
        link: is ? link : undefined,
        closing: signature,
      },
      calendar: queued.calendar,
    });
  },
};

/** Tells the visitor that the office has moved or cancelled the open home. */
const toldMail: MailMaker<OpenHomesMails["booking-told"]> = {
  schema: v.object({
    enquiryId: v.string(),
    to: mailbox,
    replyTo: mailbox,
    subject: v.string(),
    calendar: v.optional(v.string()),
    paragraphs: v.array(v.string()),
    closing: v.array(v.string()),
  }),
  async make({ enquiryId, paragraphs, closing, ...mail }, { db, publicOrigin }) {
    const link = await makeLink(db, publicOrigin, enquiryId);
    return toMail({ ...mail, letter: { paragraphs, link, closing } });
  },
};

/** Tells the agent, or the office where the home has none, that the visitor has changed a booking. */
const newsMail: MailMaker<OpenHomesMails["booking-news"]> = {
  schema: v.object(change),
  async make(queued, services) {
    const changed = await findChanged(services, queued);
    if (!changed) return undefined;
    const { stored, enquiry, was, is } = changed;
    const { officeEmail, officeOrigin } = await services.getOfficeContact();
    const visitor = { name: getVisitorName(enquiry.fields), address: getEmail(enquiry.fields) };
    const agent = getHome(services, stored, queued.homeId)?.agent ?? enquiry.about?.agent;
    const to =
      agent && isEmailAddress(agent.email)
        ? { name: agent.name, address: agent.email }
        : toOfficeMailbox(officeEmail);
    const address = enquiry.about?.listing?.address;
    const { homeId: id, from, to: time = from } = queued;
    return toMail({
      to,
      replyTo: visitor,
      subject: `Booking ${is ? "moved" : "cancelled"}: ${visitor.name}, ${address} [${queued.reference}]`,
      letter: {
        paragraphs: [
          is
            ? `${visitor.name} has moved a booking to another open home at ${address}.`
            : `${visitor.name} has cancelled a booking at ${address}.`,
          "The sheet of the open home is up to date, and there is nothing to answer.",
        ],
        rows: [
          { label: is ? "Was booked" : "Cancelled", value: was },
          ...(is ? [{ label: "Now booked", value: is }] : []),
          { label: "Name", value: visitor.name },
          { label: "Phone", value: String(enquiry.fields.phone) },
          { label: "Email", value: visitor.address },
        ],
        link: officeOrigin
          ? {
              label: "The sheet of the open home",
              url: officeOrigin + href("/office/open-homes/:id/:time", { id, time }),
            }
          : undefined,
        closing: [`Reply to this email to write to ${visitor.name}.`],
      },
    });
  },
};

export const openHomesMails: MailMakers<OpenHomesMails> = {
  booking: thanksMail,
  "booking-changed": changedMail,
  "booking-told": toldMail,
  "booking-news": newsMail,
};

/** The sender, with a new link to the booking. */
async function toFrom(
  { db, publicOrigin, getOfficeContact }: MailServices,
  { id }: StoredEnquiry,
): Promise<AcknowledgementParts> {
  const { officeEmail, phone } = await getOfficeContact();
  return {
    office: toOfficeMailbox(officeEmail),
    phone,
    link: await makeLink(db, publicOrigin, id),
  };
}

/** Makes a new link for each mail, because the store keeps only hashes of earlier ones. */
async function makeLink(db: Database, publicOrigin: string, enquiryId: string) {
  const token = await addBookingLink(db, enquiryId, Date.now());
  return { label: "Cancel, or choose another time", url: publicOrigin + href("/booking/:token", { token }) };
}

/** The enquiry with the visitor's newest values, and both times in words; undefined once it was erased. */
async function findChanged({ db }: MailServices, { reference, homeId, from, to }: BookingChange) {
  const stored = await getStoredEnquiry(db, { reference });
  const contact = stored && (await getContact(db, stored.id));
  if (!stored || !contact) return undefined;
  const enquiry: Enquiry = { ...stored.enquiry, fields: contact.fields };
  const toWords = async (time: string) => {
    const row = await getInspection(db, { homeId, time });
    return formatOpen({ time, end: row?.ends || undefined });
  };
  return { stored, enquiry, was: await toWords(from), is: to && (await toWords(to)) };
}

type Homes = Pick<MailServices, "findHomes">;

function getHome({ findHomes }: Homes, { enquiry: { about } }: StoredEnquiry, homeId: string) {
  return findHomes()?.get(toHomeKey({ offer: toList(about) ?? "sale", home_id: homeId }));
}

/** The open home as a calendar file; undefined if it is cancelled or its home has left the site. */
async function toCalendar(services: MailServices, stored: StoredEnquiry, time: string) {
  const homeId = stored.listing_id ?? "";
  const home = getHome(services, stored, homeId);
  const row = await getInspection(services.db, { homeId, time });
  if (!home || !row || row.cancelled_at !== null) return undefined;
  return toInspectionCalendar([toCalendarEvent(row, home, services.publicOrigin)]);
}
