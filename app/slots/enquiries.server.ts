import type { NoteEnquiry, QueueThanks } from "../enquiries/saved-enquiry.ts";
import { queueContractThanks } from "../office-enquiries/contracts/contract-thanks.ts";
import { handleSaved } from "../office-enquiries/handling/handling.server.ts";
import { queueBookingThanks } from "../open-homes/visitor/booking-thanks.ts";

export const noteEnquiry: readonly NoteEnquiry[] = [
  // One line for each module.
  handleSaved,
];

/** Modules' own mails of thanks. Without one, the usual mail says who writes or whom to ring. */
export const thanks: readonly QueueThanks[] = [
  // One line for each mail.
  queueBookingThanks,
  queueContractThanks,
];
