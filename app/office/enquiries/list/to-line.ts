import type { EnquiryKind } from "#app/enquiries/enquiry.ts";
import { toSydneyWords } from "#app/office/sydney-words.ts";
import { toDue } from "../due.ts";
import { type Fields, getName, readAbout, readFields } from "../stored.ts";
import type { EnquiryLine } from "./enquiry-lines.tsx";
import type { FoundEnquiry } from "./find-enquiries.server.ts";

/** The kind of a stored enquiry; the route passes it in (app/enquiries/kinds.ts). */
export type GetKind = (name: string, fields: Fields) => EnquiryKind;

/** An enquiry as a line of a list. */
export function toLine(
  found: FoundEnquiry,
  { getKind, now }: { getKind: GetKind; now: number },
): EnquiryLine {
  const fields = readFields(found.fields);
  return {
    reference: found.reference,
    name: getName(fields) || found.reference,
    subject: readAbout(found.about)?.listing?.address ?? getKind(found.kind, fields).title,
    received: toSydneyWords(found.created_at),
    assignee: found.assignee ?? undefined,
    due: toDue(found, now),
  };
}
