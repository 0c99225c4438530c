import type { AmendmentRow, EnquiryRow } from "#app/enquiries/store/enquiry-rows.ts";
import { findAmendments } from "#app/enquiries/store/newest-values.server.ts";
import { readFields } from "#app/enquiries/store/read-stored.ts";
import {
  type ContractLinks,
  findContractLinks,
} from "#app/office-enquiries/contracts/contract-links.server.ts";
import type { NoticeRow } from "#app/store/core-rows.ts";
import type { Database } from "#app/store/database.server.ts";
import { findNoticesOf } from "#app/store/outbox/notices-of.server.ts";
import type { HandlingEventRow, HandlingRow } from "../store/handling-rows.ts";
import { type Access, isAccessible } from "./find-enquiries.server.ts";

export type OneEnquiry = Omit<EnquiryRow, "listing_list"> &
  Pick<HandlingRow, "state" | "assignee_id" | "agent_email" | "due_at" | "answered_at" | "version"> & {
    /** The name of the person who answers it. */
    assignee: string | null;
    /** The visitor's amendments, oldest first. */
    amendments: readonly Pick<AmendmentRow, "id" | "kind" | "fields" | "created_at">[];
    notices: readonly NoticeRow[];
    /** Actions taken on the enquiry, with the person. */
    events: readonly (Pick<HandlingEventRow, "id" | "kind" | "text" | "created_at"> & { person: string })[];
    contract?: ContractLinks;
  };

/** Returns an enquiry with all that belongs to it; `undefined` if there is none, or the person may not see it. */
export async function getEnquiry(
  db: Database,
  reference: string,
  access: Access,
): Promise<OneEnquiry | undefined> {
  const enquiry = await db
    .selectFrom("enquiry")
    .innerJoin("handling", "handling.enquiry_id", "enquiry.id")
    .leftJoin("person", "person.id", "handling.assignee_id")
    .select([
      "enquiry.id",
      "reference",
      "kind",
      "fields",
      "about",
      "campaign",
      "listing_id",
      "enquiry.email",
      "flag",
      "enquiry.created_at",
    ])
    .select(["state", "assignee_id", "agent_email", "due_at", "answered_at", "version"])
    .select("person.name as assignee")
    .where("reference", "=", reference.toUpperCase())
    .where(isAccessible(access))
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const [amendments, notices, events, contract] = await Promise.all([
    findAmendments(db, enquiry.id),
    findNoticesOf(db, enquiry.id),
    findEvents(db, enquiry.id),
    findContractLinks(db, enquiry.id),
  ]);
  return { ...enquiry, amendments, notices, events, contract };
}

/** The fields of the visitor's latest amendment, or the original ones. */
export function getNewestFields({ fields, amendments }: OneEnquiry) {
  return readFields(amendments.at(-1)?.fields ?? fields);
}

function findEvents(db: Database, id: string) {
  return db
    .selectFrom("handling_event")
    .innerJoin("person", "person.id", "handling_event.person_id")
    .select(["handling_event.id", "kind", "text", "handling_event.created_at", "person.name as person"])
    .where("enquiry_id", "=", id)
    .orderBy("handling_event.created_at")
    .orderBy("handling_event.id")
    .execute();
}
