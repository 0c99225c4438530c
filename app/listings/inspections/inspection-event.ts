import { agency } from "#content/agency.ts";
import { type Addressed, toFullAddress } from "../detail/listing-address.ts";
import type { Inspection } from "./inspection.ts";
import type { InspectionEvent } from "./inspection-calendar.ts";

type Inspectable = Addressed & {
  title: string;
  agent: { name: string; phone: string };
  nextInspection?: Inspection;
  changedAt: number;
};

/**
 * The next inspection of a listing as a calendar entry; `undefined` when none is scheduled.
 * `id` is the one of the listing's record, `shareUrl` the address that stays with it.
 */
export function toInspectionEvent(
  listing: Inspectable,
  id: string,
  shareUrl: string,
): InspectionEvent | undefined {
  const { agent, nextInspection, title } = listing;
  if (!nextInspection) return undefined;
  const [, domain] = agency.email.split("@");
  return {
    uid: `inspection-${id}@${domain}`,
    inspection: nextInspection,
    summary: `Inspection: ${listing.address}`,
    location: toFullAddress(listing),
    description: `${title}\n${agent.name}, ${agent.phone}\n${shareUrl}`,
    url: shareUrl,
    changedAt: listing.changedAt,
  };
}
