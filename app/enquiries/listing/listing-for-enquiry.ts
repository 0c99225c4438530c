import { href } from "react-router";
import { formatTimes, formatWeekday } from "#app/format.ts";
import type { Rental } from "#app/listings/rental/rental-record.ts";
import type { SaleListing } from "#app/listings/sale/sale-record.ts";
import type { EnquirySubject } from "../enquiry.ts";
import type { OfferedTime } from "../schemas/inspection-schema.ts";

/** What an enquiry page shows of a listing, for sale or for rent. */
export type ListingForEnquiry = {
  href: string;
  inspectionHref: string;
  enquireHref: string;
  /** The calendar file of the time that is offered. */
  calendarHref: string;
  title: string;
  address: string;
  agentName: string;
  offered: readonly OfferedTime[];
};

/** Forms go to the source id: the position may belong to another home by the time they are sent. */
export function toSaleListingForEnquiry(listing: SaleListing): ListingForEnquiry {
  const params = { id: listing.originalId };
  return {
    href: href("/property/:id", { id: String(listing.id) }),
    inspectionHref: href("/property/:id/inspection", params),
    enquireHref: href("/property/:id/enquire", params),
    calendarHref: href("/property/:id/inspection.ics", params),
    ...toWords(listing),
  };
}

export function toRentalForEnquiry(rental: Rental): ListingForEnquiry {
  const params = { id: rental.id };
  return {
    href: href("/rental/:id", params),
    inspectionHref: href("/rental/:id/inspection", params),
    enquireHref: href("/rental/:id/enquire", params),
    calendarHref: href("/rental/:id/inspection.ics", params),
    ...toWords(rental),
  };
}

/** What an enquiry about a sale listing is kept with; the address is one that outlives its page number. */
export function toSaleSubject({ originalId, ...listing }: SaleListing, origin: string): EnquirySubject {
  return toSubject(originalId, listing, origin + href("/property/:id", { id: originalId }));
}

export function toRentalSubject(rental: Rental, origin: string): EnquirySubject {
  return toSubject(rental.id, rental, origin + href("/rental/:id", { id: rental.id }));
}

type Enquirable = Pick<SaleListing, "title" | "address" | "agent" | "nextInspection">;

function toWords({ title, address, agent, nextInspection }: Enquirable) {
  const offered = nextInspection ? [toOfferedTime(nextInspection)] : [];
  return { title, address, agentName: agent.name, offered };
}

function toSubject(id: string, { title, address, agent }: Enquirable, url: string): EnquirySubject {
  return { listing: { id, title, address, url }, agent };
}

function toOfferedTime({ date, start, end }: NonNullable<Enquirable["nextInspection"]>): OfferedTime {
  return { value: `${date}T${start}`, label: `${formatWeekday(date)}, ${formatTimes(start, end)}` };
}
