import { findJoinedAtDoor } from "../door/store/find-joined.server.ts";
import type { ToBookingThanks } from "../enquiries/delivery/booking-thanks.ts";
import type { FindJoined } from "../enquiries/handling/find-joined.ts";
import { toBookingThanks } from "../open-homes/visitor/booking-thanks.ts";

/** Finds enquiries that a module knows to be from the same person. */
export const joinedEnquiries: readonly FindJoined[] = [
  // One line for each module.
  findJoinedAtDoor,
];

/** A module's own mail of thanks for a booking. Without one the mail links to the home and says whom to ring. */
export const bookingThanks: readonly ToBookingThanks[] = [
  // One line for each module.
  toBookingThanks,
];
