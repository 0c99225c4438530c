import type { Enquiry } from "#app/enquiries/enquiry.ts";
import type { SavedEnquiry } from "#app/enquiries/saved-enquiry.ts";
import type { EventPayload } from "#app/store/outbox/letter.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import { type Destination, isWanted } from "./destination.ts";

export function toLeadNotices(
  destinations: readonly Destination[],
  enquiry: Enquiry,
  saved: SavedEnquiry,
): readonly NewNotice[] {
  return destinations
    .filter((each) => isWanted(each, { ...enquiry, kind: enquiry.kind.name }))
    .map(({ kind, name }) => ({ kind, destination: name, payload: toEvent(enquiry, saved) }));
}

function toEvent(enquiry: Enquiry, { reference, outcome }: SavedEnquiry): EventPayload {
  const { kind, fields, about = {}, campaign } = enquiry;
  return {
    channel: "event",
    type: outcome === "amended" ? "enquiry.amended" : "enquiry.created",
    data: { reference, kind: kind.name, fields, about, campaign },
  };
}
