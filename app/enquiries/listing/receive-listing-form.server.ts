import { data } from "react-router";
import type { EnquirySubject } from "../enquiry.ts";
import { type FormArguments, receiveEnquiry } from "../form/receive-form.server.ts";
import { makeId } from "../form/submission-id.ts";
import { askForTime, toInspectionSchema } from "../schemas/inspection-schema.ts";
import { questionSchema } from "../schemas/question-schema.ts";
import type { ListingForEnquiry } from "./listing-for-enquiry.ts";
import { parseBooked, parseSent } from "./parse-sent.ts";

/** A listing as its pages show it, and what an enquiry about it is kept with. */
export type AskedListing = { listing: ListingForEnquiry; subject: EnquirySubject };

/** What the enquiry pages of a listing are made of; without a listing there is no such page. */
export function loadListingForm(request: Request, asked: AskedListing | undefined) {
  const listing = asked?.listing;
  const booked = parseBooked(request, listing?.offered ?? []);
  const page = { submissionId: makeId(Date.now()), sent: parseSent(request), booked, listing };
  return data(page, { status: asked ? 200 : 404 });
}

export function receiveInspection(form: FormArguments, asked: AskedListing | undefined) {
  const { listing, subject } = need(asked);
  return receiveEnquiry(form, {
    schema: toInspectionSchema(listing.offered),
    toEnquiry: (fields) => ({ kind: "inspection", fields, about: subject }),
    toThanks: (reference, { time }) => {
      const booked = time === askForTime.value ? "" : `&time=${encodeURIComponent(time)}`;
      return `${listing.inspectionHref}?sent=${reference}${booked}#sent`;
    },
  });
}

export function receiveQuestion(form: FormArguments, asked: AskedListing | undefined) {
  const { listing, subject } = need(asked);
  return receiveEnquiry(form, {
    schema: questionSchema,
    toEnquiry: (fields) => ({ kind: "question", fields, about: subject }),
    toThanks: (reference) => `${listing.enquireHref}?sent=${reference}#sent`,
  });
}

function need(asked: AskedListing | undefined) {
  if (!asked) throw data(null, { status: 404 });
  return asked;
}
