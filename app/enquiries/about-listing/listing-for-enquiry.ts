import { href } from "react-router";
import { formatTimes, formatWeekday } from "#app/format.ts";
import type { Rental } from "#app/listings/rental/rental-record.ts";
import type { SaleListing } from "#app/listings/sale/sale-record.ts";
import type { EnquirySubject } from "../enquiry.ts";
import type { EnquiryForm } from "../form/use-enquiry-form.ts";
import type { OfferedTime } from "../inspection/inspection-schema.ts";
import type { SeenListing } from "./seen-listing.ts";

/** What an enquiry page shows of a listing, for sale or for rent. */
export type ListingForEnquiry = {
  /** The one of its record. */
  id: string;
  href: string;
  inspectionHref: string;
  enquireHref: string;
  /** The calendar file of the time that is offered. */
  calendarHref: string;
  title: string;
  address: string;
  /** Who answers; the office, when the listing has been taken down. */
  agentName?: string;
  offered: readonly OfferedTime[];
};

export type ListingFormProps = { form: EnquiryForm; listing: ListingForEnquiry };

/** A listing as its pages show it, and what an enquiry about it is kept with. */
export type AskedListing = { listing: ListingForEnquiry; subject: EnquirySubject };

/** The listing at an address, if there is one, and what a form makes of one that was there when it was opened. */
export type Asked = {
  id: string;
  found?: AskedListing;
  toWithdrawn: (seen: SeenListing) => AskedListing;
};

/** Forms go to the source id: the position may belong to another home by the time they are sent. */
export function toSaleListingForEnquiry(listing: SaleListing): ListingForEnquiry {
  const page = href("/property/:id", { id: String(listing.id) });
  return { ...toSaleLinks(listing.originalId), href: page, ...toWords(listing) };
}

export function toRentalForEnquiry(rental: Rental): ListingForEnquiry {
  return { ...toRentalLinks(rental.id), href: href("/rental/:id", { id: rental.id }), ...toWords(rental) };
}

/** What an enquiry about a sale listing is kept with; the address is one that outlives its page number. */
export function toSaleSubject({ originalId, ...listing }: SaleListing, origin: string): EnquirySubject {
  return toSubject(originalId, listing, origin + href("/property/:id", { id: originalId }));
}

export function toRentalSubject(rental: Rental, origin: string): EnquirySubject {
  return toSubject(rental.id, rental, origin + href("/rental/:id", { id: rental.id }));
}

/** A sale listing that was taken down while its form was open. */
export function toWithdrawnSale(seen: SeenListing, origin: string): AskedListing {
  const url = origin + href("/property/:id", { id: seen.id });
  return toWithdrawn(seen, { ...toSaleLinks(seen.id), href: href("/listings") }, url);
}

export function toWithdrawnRental(seen: SeenListing, origin: string): AskedListing {
  const url = origin + href("/rental/:id", { id: seen.id });
  return toWithdrawn(seen, { ...toRentalLinks(seen.id), href: href("/rentals") }, url);
}

type Links = Pick<ListingForEnquiry, "id" | "href" | "inspectionHref" | "enquireHref" | "calendarHref">;

function toWithdrawn({ id, title, address, offered }: SeenListing, links: Links, url: string): AskedListing {
  return {
    listing: { ...links, title, address, offered },
    subject: { listing: { id, title, address, url, isWithdrawn: true } },
  };
}

function toSaleLinks(id: string) {
  return {
    id,
    inspectionHref: href("/property/:id/inspection", { id }),
    enquireHref: href("/property/:id/enquire", { id }),
    calendarHref: href("/property/:id/inspection.ics", { id }),
  };
}

function toRentalLinks(id: string) {
  return {
    id,
    inspectionHref: href("/rental/:id/inspection", { id }),
    enquireHref: href("/rental/:id/enquire", { id }),
    calendarHref: href("/rental/:id/inspection.ics", { id }),
  };
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
