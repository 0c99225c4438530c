import { data, redirect } from "react-router";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { toFormPath } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { unlessAway } from "#app/office/unless-away.server.ts";
import { calendarLinks } from "#app/slots/calendar-links.ts";
import { changeVisitorBooking } from "../visitor/change-booking.server.ts";
import {
  bookingsContext,
  findVisitorBooking,
  type VisitorBooking,
} from "../visitor/visitor-booking.server.ts";
import { LostLink, VisitorBookingPage } from "../visitor/visitor-booking-page.tsx";
import type { Route } from "./+types/booking.ts";

export function meta() {
  return toUnlistedMeta("Your booking");
}

/** Unknown and erased tokens show the same page. Opening a link changes nothing, since mail scanners open it too. */
export function loader(args: Route.LoaderArgs) {
  return unlessAway(args, () => readBooking(args));
}

async function readBooking({ params, url, context }: Route.LoaderArgs) {
  const { phone } = context.get(textsContext).office;
  const found = await findVisitorBooking(context.get(bookingsContext), params.token, Date.now());
  const page = { phone, done: url.searchParams.get("done") };
  return data({ ...page, booking: found && toShown(found, phone) }, { status: found ? 200 : 404 });
}

function toShown({ shown, time, stored, agent, home, ...booking }: VisitorBooking, phone: string) {
  const { state, when, address, others } = booking;
  return {
    state,
    when,
    address,
    others,
    reference: stored.reference,
    agent: { name: agent?.name ?? "our office", phone: agent?.phone || phone },
    status: home?.status,
    homeHref: shown?.href,
    bookHref: shown && toFormPath(shown, "inspection"),
    calendars:
      shown && time ? calendarLinks.map(({ name, toHome }) => ({ name, href: toHome(shown, time) })) : [],
  };
}

/** Handles the page's buttons: `time` moves the booking, otherwise it is cancelled. */
export function action(args: Route.ActionArgs) {
  return unlessAway(args, () => change(args));
}

const GONE = "This time is no longer open. Nothing was changed: choose again.";

async function change({ request, params, url, context }: Route.ActionArgs) {
  const services = context.get(bookingsContext);
  const form = await request.formData();
  const now = Date.now();
  const found = await findVisitorBooking(services, params.token, now);
  if (!found) return data({ problem: undefined }, { status: 404 });
  const to = form.get("time");
  const done = typeof to === "string" ? "move" : "cancel";
  if (typeof to === "string" && to !== found.time) {
    if (!canMove(found, to)) return data({ problem: GONE }, { status: 409 });
    await changeVisitorBooking(services, found, { to, now });
  }
  if (done === "cancel" && found.state === "booked") await changeVisitorBooking(services, found, { now });
  return redirect(`${url.pathname}?done=${done}#sent`, 303);
}

function canMove({ state, others }: VisitorBooking, to: string) {
  return (state === "booked" || state === "off") && others.some(({ value }) => value === to);
}

export default function BookingOfOne({
  loaderData: { booking, done, phone },
  actionData,
}: Route.ComponentProps) {
  if (!booking) return <LostLink phone={phone} />;
  return <VisitorBookingPage booking={booking} done={done} problem={actionData?.problem} />;
}
