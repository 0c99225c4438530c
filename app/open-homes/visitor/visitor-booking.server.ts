import { createContext } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { getHomeById, type HomeSource } from "#app/calendars/homes-by-id.server.ts";
import { getInspection, isTimeOver } from "#app/calendars/index.ts";
import {
  type ListingForEnquiry,
  toListingForEnquiry,
} from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { findBookings } from "#app/enquiries/store/bookings.server.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { isEnded } from "#app/homes/record/listing-status.ts";
import type { ModuleServices } from "#app/module-server.ts";
import { getStoredEnquiry, type StoredEnquiry } from "#app/office-enquiries/stored-enquiry.server.ts";
import { formatOpen } from "../booking-letter.ts";
import { getBookedEnquiry } from "../store/booking-links.server.ts";

/** Services for the page of a booking. */
export type BookingServices = Pick<ModuleServices, "db" | "publicOrigin" | "getNoticeSettings"> & {
  catalogue: HomeSource;
  outbox: Pick<ModuleServices["outbox"], "wake">;
};

export const bookingsContext = createContext<BookingServices>();

/** A booking as its link shows it. */
export type VisitorBooking = {
  stored: StoredEnquiry;
  homeId: string;
  /** Undefined, like `shown`, once the home has left the site. */
  home?: AnyListing;
  shown?: ListingForEnquiry;
  /** Start of the open home, as 2026-11-28T10:00; undefined, like `when`, once the visitor has cancelled. */
  time?: string;
  when?: string;
  state: "booked" | "over" | "off" | "cancelled";
  address: string;
  agent?: { name: string; phone?: string };
  /** The other open homes of the home. */
  others: ListingForEnquiry["offered"];
};

/** Finds the current booking for a link's token; undefined if there is none. */
export async function findVisitorBooking(
  services: BookingServices,
  token: string,
  now: number,
): Promise<VisitorBooking | undefined> {
  const { db, catalogue } = services;
  const enquiryId = await getBookedEnquiry(db, token);
  const stored = enquiryId ? await getStoredEnquiry(db, { id: enquiryId }) : undefined;
  const { listing, agent } = stored?.enquiry.about ?? {};
  if (!stored || stored.flag !== null || !listing) return undefined;
  const [booking] = await findBookings(db, { enquiryId: stored.id });
  const homeId = booking?.home_id ?? listing.id;
  const home = getHomeById(catalogue, homeId);
  const shown = home && toListingForEnquiry(home);
  const open = booking && (await getOpenOf(services, { homeId, time: booking.time }, now));
  const state = open ? open.state : "cancelled";
  const offered = home && !isEnded(home) ? (shown?.offered ?? []) : [];
  return {
    stored,
    homeId,
    home,
    shown,
    time: booking?.time,
    state,
    when: open?.when,
    address: home?.address ?? listing.address,
    agent: home?.agent ?? agent,
    others: offered.filter(({ value }) => value !== booking?.time || state === "off"),
  };
}

type Place = { homeId: string; time: string };

/** Whether an open home takes place, is over or cancelled, and its time in words. */
async function getOpenOf({ db, catalogue }: BookingServices, { homeId, time }: Place, now: number) {
  const clock = toAgencyTime(now);
  const row = await getInspection(db, { homeId, time });
  const planned = getHomeById(catalogue, homeId)?.inspections.find(
    ({ date, start }) => `${date}T${start}` === time,
  );
  const when = formatOpen({ time, end: row?.ends || planned?.end });
  const isOff = row ? row.cancelled_at !== null : !planned && time > clock;
  const isOver = row ? isTimeOver(row, clock) : !planned;
  if (isOff) return { when, state: "off" as const };
  return { when, state: isOver ? ("over" as const) : ("booked" as const) };
}
