import { findJoinedAtDoor } from "./door/store/find-joined.server.ts";
import type { ToBookingThanks } from "./enquiries/delivery/booking-thanks.ts";
import type { FindJoined } from "./enquiries/handling/find-joined.ts";
import { toBookingThanks } from "./open-homes/visitor/booking-thanks.ts";

/** Which enquiries modules know to be of the same person. */
export const joinedEnquiries: readonly FindJoined[] = [
  // A line each.
  findJoinedAtDoor,
];

/** How a module thanks for a booking; without one the mail has a link to the home, and says whom to ring. */
export const bookingThanks: readonly ToBookingThanks[] = [
  // A line each.
  toBookingThanks,
];
