import { href } from "react-router";
import type { FoundBooking } from "#app/enquiries/store/bookings.server.ts";
import type { EnquirySubject } from "#app/enquiries/store/read-stored.ts";
import type { Inspection } from "#app/homes/inspections/inspection.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { withDone } from "#app/office/frame/done.ts";
import type { HandHome } from "#app/register/by-hand/get-home.server.ts";

/** An open home by its event (open_time.uid), with its start and end at the agency, as 2026-11-28T10:00. */
type OpenEvent = { uid: string; homeId: string; time: string; ends: string };

/** An open home as somebody of the office sees it. */
export type FoundOpen = {
  /** The id of its home. */
  id: string;
  /** Its start at the agency, as 2026-11-28T10:00. */
  at: string;
  /** It was asked for at another time. */
  hasMoved: boolean;
  /** Without one the home has left the site. */
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
    /** As it is planned; nothing where it is off or over. */
    time?: Inspection;
  };
  agent: AnyListing["agent"];
  event: OpenEvent;
  /** The home, for enquiries about it. */
  subject?: EnquirySubject;
  /** The mail to those who booked it. */
  letter: string;
};

/** The sheet of an open home, which says so when it is not where it was asked for. */
export function toSheet({ id, at, hasMoved }: Pick<FoundOpen, "id" | "at" | "hasMoved">) {
  const sheet = href("/office/open-homes/:id/:time", { id, time: at });
  return hasMoved ? withDone(sheet, "moved meanwhile") : sheet;
}
