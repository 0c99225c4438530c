import type { ToBookingThanks } from "../enquiries/delivery/booking-thanks.ts";
import type { NoteEnquiry } from "../enquiries/saved-enquiry.ts";
import { handleSaved } from "../office-enquiries/handling/handling.server.ts";
import { toBookingThanks } from "../open-homes/visitor/booking-thanks.ts";

export const noteEnquiry: readonly NoteEnquiry[] = [
  // One line for each module.
  handleSaved,
];

/** A module's own mail of thanks for a booking. Without one the mail links to the home and says whom to ring. */
export const bookingThanks: readonly ToBookingThanks[] = [
  // One line for each module.
  toBookingThanks,
];
