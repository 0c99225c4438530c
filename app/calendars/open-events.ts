import { agency } from "#app/agency/folder/agency.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toShareUrl } from "#app/homes/record/listing-links.ts";
import { isOnSite } from "#app/homes/record/open-times.ts";
import { toFullAddress } from "#app/homes/record/place/listing-address.ts";
import type { CalendarEvent } from "./opens-calendar.ts";
import type { OpenTimeRow } from "./store/open-rows.ts";

/** Makes a calendar event of a home's time, without details if the home has left the site. */
export function toCalendarEvent(
  row: OpenTimeRow,
  home: AnyListing | undefined,
  origin: string,
): CalendarEvent {
  const [, domain] = agency.email.split("@");
  const { uid, kind, day, starts, ends, sequence, cancelled_at, changed_at } = row;
  const occasion = kind === "closing" ? (home?.closes?.what ?? "Offers close") : occasions[kind];
  return {
    uid: `${uid}@${domain}`,
    time: { date: day, start: starts || undefined, end: ends || undefined },
    sequence,
    isCancelled: cancelled_at !== null,
    changedAt: changed_at,
    ...(home ? toAbout(home, kind, occasion, origin) : { summary: occasion }),
  };
}

const occasions = { inspection: "Inspection", auction: "Auction" } as const;

function toAbout(home: AnyListing, kind: OpenTimeRow["kind"], occasion: string, origin: string) {
  const { agent, title, address, auction } = home;
  const url = toShareUrl(origin, home);
  return {
    summary: `${occasion}: ${address}`,
    location:
      kind === "auction" && auction?.place && !isOnSite(auction) ? auction.place : toFullAddress(home),
    description: `${title}\n${agent.name}, ${agent.phone}\n${url}`,
    url,
  };
}
