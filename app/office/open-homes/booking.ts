import type { findBookings } from "#app/enquiries/store/bookings.server.ts";
import { readFields } from "#app/enquiries/store/read-stored.ts";

export type Booking = ReturnType<typeof toBooking>;

/** A booking in words; `untold`: whoever made it does not know of a change yet. */
export function toBooking({ reference, fields, state }: Awaited<ReturnType<typeof findBookings>>[number]) {
  const typed = readFields(fields);
  const toText = (value: string | boolean | undefined) => (typeof value === "string" ? value : "");
  return {
    reference,
    name: toText(typed.name),
    phone: toText(typed.phone),
    email: toText(typed.email),
    message: toText(typed.message),
    untold: state === "moved" || state === "cancelled",
  };
}
