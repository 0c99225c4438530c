import { getVisitorName } from "#app/enquiries/enquiry.ts";
import type { FoundEnquiry } from "#app/enquiries/handling/find-enquiries.server.ts";
import { getKind } from "#app/enquiries/kinds.ts";
import { readFields, readSubject } from "#app/enquiries/store/read-stored.ts";
import { formatMoment } from "../frame/moment-words.ts";
import { toDue } from "./due.ts";
import type { EnquiryLine } from "./enquiry-lines.tsx";

/** An enquiry as a line of a list. */
export function toLine(found: FoundEnquiry, now: number): EnquiryLine {
  const fields = readFields(found.fields);
  return {
    reference: found.reference,
    name: getVisitorName({ fields }) || found.reference,
    subject: toSubject(found),
    received: formatMoment(found.created_at),
    assignee: found.assignee ?? undefined,
    due: toDue(found, now),
  };
}

/** The address an enquiry is about, or its kind. */
export function toSubject({ kind, fields, about }: Pick<FoundEnquiry, "kind" | "fields" | "about">) {
  return readSubject(about)?.listing?.address ?? getKind(kind, readFields(fields)).title;
}
