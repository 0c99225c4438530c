import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { FoundBooking } from "#app/enquiries/store/bookings.server.ts";
import { readFields } from "#app/enquiries/store/read-stored.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { formatTime } from "#app/region/format.ts";
import type { Telling } from "../find-tellings.server.ts";
import { untoldStates } from "../store/bookings.server.ts";

export type Booking = {
  reference: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** Whether the visitor has not been told of a change yet. */
  untold: boolean;
};

export function toBooking({ reference, fields, state }: FoundBooking): Booking {
  const typed = readFields(fields);
  const toText = (value: string | boolean | undefined) => (typeof value === "string" ? value : "");
  return {
    reference,
    name: toText(typed.name),
    phone: toText(typed.phone),
    email: toText(typed.email),
    message: toText(typed.message),
    untold: untoldStates.includes(state),
  };
}

/** "Leila Marsh: Thu 26 Nov, 3:38 pm, by Priya Nair". */
export function toTelling({ subject_id, state, name, at }: Telling, bookings: readonly FoundBooking[]) {
  const booking = bookings.find(({ id }) => id === subject_id);
  const who = booking && toBooking(booking);
  return `${who?.name || who?.email}: ${toOutcome(state, at)}, ${name ? `by ${name}` : "automatically"}`;
}

function toOutcome(state: Telling["state"], at: Telling["at"]) {
  if (state === "sent") return formatMoment(at);
  return state === "dead" ? "not delivered" : "waiting to be sent";
}

/** When the mail to bookers not told yet is sent: "10:42 am". */
export function toMailTime(bookings: readonly Pick<FoundBooking, "tell_at">[]) {
  const times = bookings.flatMap(({ tell_at }) => tell_at ?? []);
  return times.length > 0 ? formatTime(toAgencyTime(Math.min(...times)).slice(11)) : undefined;
}
