import { href } from "react-router";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import type { OfferedTime } from "../inspection/inspection-schema.ts";
import type { EnquirySubject } from "../store/read-stored.ts";
import type { ListingFormName } from "./form-names.ts";
import type { SeenListing } from "./seen-listing.ts";

export type ListingFolder = "property" | "rental";

/** A listing, for sale or for rent, as its form pages show it. */
export type ListingForEnquiry = {
  folder: ListingFolder;
  /**
   * The id of its record: a sale listing's page number may belong to another home by the time a form is submitted.
   */
  id: string;
  /** The listing's page, or the list once it has been taken down. */
  href: string;
  title: string;
  address: string;
  /** The agent who replies; without one the office replies, because the listing has been taken down. */
  agentName?: string;
  agentPhone?: string;
  offered: readonly OfferedTime[];
};

/** A listing as its form pages show it, and what an enquiry about it is stored with. */
export type ListingAndSubject = { listing: ListingForEnquiry; subject: EnquirySubject };

export function toSaleListingForEnquiry(sale: SaleListing): ListingForEnquiry {
  const page = href("/property/:id", { id: String(sale.id) });
  return { folder: "property", id: sale.originalId, href: page, ...toWords(sale) };
}

export function toRentalForEnquiry(rental: Rental): ListingForEnquiry {
  const { id } = rental;
  return { folder: "rental", id, href: href("/rental/:id", { id }), ...toWords(rental) };
}

type Enquirable = Pick<SaleListing, "title" | "address" | "agent" | "inspections">;

function toWords({ title, address, agent, inspections }: Enquirable) {
  return {
    title,
    address,
    agentName: agent.name,
    agentPhone: agent.phone || undefined,
    offered: toOffered(inspections),
  };
}

/** Each time once, however long it lasts. */
function toOffered(inspections: Enquirable["inspections"]): OfferedTime[] {
  const byStart = new Map(inspections.map((inspection) => [toValue(inspection), inspection]));
  return [...byStart].map(([value, { date, start, end }]) => ({
    value,
    label: `${formatWeekday(date)}, ${formatTimes(start, end)}`,
  }));
}

function toValue({ date, start }: Enquirable["inspections"][number]) {
  return `${date}T${start}`;
}

export function toListingSubject(
  listing: ListingForEnquiry,
  agent: Enquirable["agent"],
  origin: string,
): EnquirySubject {
  return { listing: toAboutListing(listing, origin), agent };
}

/** A listing that was taken down while its form was open. */
export function toWithdrawn(folder: ListingFolder, seen: SeenListing, origin: string): ListingAndSubject {
  const list = folder === "rental" ? href("/rentals") : href("/listings");
  const listing = { folder, href: list, ...seen };
  return { listing, subject: { listing: { ...toAboutListing(listing, origin), isWithdrawn: true } } };
}

function toAboutListing({ folder, id, title, address }: ListingForEnquiry, origin: string) {
  return { id, title, address, url: origin + href(`/${folder}/:id`, { id }) };
}

export function toFormPath({ folder, id }: ListingForEnquiry, name: ListingFormName) {
  return href(`/${folder}/:id/${name}`, { id });
}

/** The calendar file of the inspection that was booked. */
export function toCalendarPath({ folder, id }: ListingForEnquiry, { value }: OfferedTime) {
  return `${href(`/${folder}/:id/inspection.ics`, { id })}?${new URLSearchParams({ time: value })}`;
}
