import { isBooking } from "#app/enquiries/about-listing/inspection-schema.ts";
import { CANCELLED, formatBooked } from "#app/enquiries/booked-time.ts";
import { type Enquiry, type EnquiryFields, getVisitorName } from "#app/enquiries/enquiry.ts";
import { getKind } from "#app/enquiries/kinds.ts";
import { type EnquirySubject, readFields, readSubject } from "#app/enquiries/store/read-stored.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import type { FoundEnquiry } from "#app/office-enquiries/handling/find-enquiries.server.ts";
import { isPhone } from "#app/region/phone.ts";
import { toDue } from "./due.ts";
import type { EnquiryLine } from "./enquiry-lines.tsx";

const MOST_CHARACTERS = 120;

/** The label for a visitor at a door who wants a call. */
export const CALL_BACK = "Call back";

export function toLine(found: FoundEnquiry, now: number): EnquiryLine {
  const fields = readFields(found.fields);
  const about = readSubject(found.about);
  return {
    reference: found.reference,
    name: getVisitorName(fields) || found.reference,
    what: toWhat(found.kind, fields, about),
    home: toHomeAddress({ fields, about }),
    words: toFirstWords(fields),
    received: formatMoment(found.created_at),
    whose: found.assignee ?? about?.agent?.name,
    phone: typeof fields.phone === "string" && isPhone(fields.phone) ? fields.phone : undefined,
    due: toDue(found, now),
    version: found.version,
  };
}

/** The address of the home that it is about: of a listing, or as the visitor typed it. */
export function toHomeAddress({ fields, about }: Pick<Enquiry, "fields" | "about">) {
  const street = [fields.unitNo, fields.propertyAddress ?? fields.address].filter(Boolean).join("/");
  const typed = [street, fields.suburb].filter(Boolean).join(", ");
  return about?.listing?.address ?? (typed || undefined);
}

/** What the visitor wants, in a word or two. */
export function toWhat(kind: string, fields: EnquiryFields, about?: EnquirySubject) {
  switch (kind) {
    case "inspection":
      if (fields.time === CANCELLED) return "Cancelled";
      return isBooking({ kind: { name: kind }, fields, about }) ? toBooked(fields) : "Asks for a time";
    case "open-home":
      return fields.callBack === true ? CALL_BACK : "At the door";
    case "contact":
      return fields.appraisalType ? "Appraisal" : "Question";
    case "appraisal":
      return "Appraisal";
    default:
      return getKind(kind, fields).title;
  }
}

function toBooked(fields: EnquiryFields) {
  return `${fields.message ? "Question and booking" : "Booking"}, ${formatBooked(fields.time)}`;
}

/** The beginning of the visitor's own message. */
function toFirstWords(fields: EnquiryFields) {
  const text = [fields.message, fields.comments, fields.additionalInfo].find((value) => value);
  const words = String(text ?? "").replace(/\s+/g, " ");
  return words.length > MOST_CHARACTERS ? `${words.slice(0, MOST_CHARACTERS).trimEnd()}…` : words;
}
