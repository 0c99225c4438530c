import { href } from "react-router";
import type { FoundBooking } from "#app/enquiries/store/bookings.server.ts";
import type { EnquirySubject } from "#app/enquiries/store/read-stored.ts";
import type { Inspection } from "#app/homes/inspections/inspection.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { withDone } from "#app/office/frame/done.ts";
import type { HandHome } from "#app/register/by-hand/get-home.server.ts";

/** An open home by its event (open_time.uid), with its start and end at the agency, as 2026-11-28T10:00. */
type OpenEvent = { uid: string; homeId: string; time: string; ends: string };

/** An open home as the office sees it. */
export type FoundOpen = {
  id: string;
  /** Its start at the agency, as 2026-11-28T10:00. */
  at: string;
  /** The time of a cancelled one that can be put back, as 2026-11-28T10:00/10:30. */
  heldTime?: string;
  /** Whether it was requested at an earlier time. */
  hasMoved: boolean;
  /** Undefined once the home has left the site. */
  listing?: AnyListing;
  home?: HandHome;
  bookings: readonly FoundBooking[];
  open: {
    address: string;
    /** "Saturday 28 November, 10:00–10:30 am". */
    when: string;
    agent: string;
    isOff: boolean;
    isOver: boolean;
    /** Its planned time; undefined when it is cancelled or over. */
    time?: Inspection;
  };
  agent: AnyListing["agent"];
  event: OpenEvent;
  /** The home, for enquiries about it. */
  subject?: EnquirySubject;
  /** Proposed mail to people who booked it. */
  letter: string;
};

/** Address of an open home's sheet, with a notice if it was requested at an earlier time. */
export function toSheet({ id, at, hasMoved }: Pick<FoundOpen, "id" | "at" | "hasMoved">) {
  const sheet = href("/office/open-homes/:id/:time", { id, time: at });
  return hasMoved ? withDone(sheet, "moved meanwhile") : sheet;
}
