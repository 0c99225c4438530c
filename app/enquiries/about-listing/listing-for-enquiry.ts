import { href } from "react-router";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingPath } from "#app/homes/record/listing-links.ts";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import type { OfferedTime } from "../booked-time.ts";
import type { EnquirySubject } from "../store/read-stored.ts";
import { type ListingFormName, rentalFormNames } from "./listing-form-names.ts";

export type ListingFolder = "property" | "rental";

/** A listing, for sale or for rent, as shown on its form pages. */
export type ListingForEnquiry = {
  folder: ListingFolder;
  /** The id of its record. A sale listing's page number may belong to another home by the time a form is submitted. */
  id: string;
  /** The listing's page, or the list once it has been taken down. */
  href: string;
  title: string;
  address: string;
  /** The agent who replies. Missing once the listing has been taken down, when the office replies. */
  agentName?: string;
  agentPhone?: string;
  offered: readonly OfferedTime[];
};

/** A listing as shown on its form pages, and the subject that its enquiries are stored with. */
export type ListingAndSubject = { listing: ListingForEnquiry; subject: EnquirySubject };

export function toListingForEnquiry(listing: AnyListing): ListingForEnquiry {
  const { title, address, agent, inspections } = listing;
  return {
    folder: listing.listingType === "Sale" ? "property" : "rental",
    id: getSourceId(listing),
    href: toListingPath(listing),
    title,
    address,
    agentName: agent.name,
    agentPhone: agent.phone || undefined,
    offered: toOffered(inspections),
  };
}

/** The start of each inspection, without duplicates of different length. */
function toOffered(inspections: AnyListing["inspections"]): OfferedTime[] {
  const byStart = inspections.map(({ date, start, end }) => {
    return [`${date}T${start}`, `${formatWeekday(date)}, ${formatTimes(start, end)}`] as const;
  });
  return [...new Map(byStart)].map(([value, label]) => ({ value, label }));
}

export function toListingAndSubject(found: AnyListing, origin: string): ListingAndSubject {
  const listing = toListingForEnquiry(found);
  return { listing, subject: { listing: toAboutListing(listing, origin), agent: found.agent } };
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
  const ofRental = rentalFormNames.find((each) => each === name);
  return folder === "rental" && ofRental
    ? href(`/rental/:id/${ofRental}`, { id })
    : href(`/property/:id/${name}`, { id });
}

/** Hidden fields that identify the listing the visitor saw. */
export const SEEN_TITLE = "listingTitle";
export const SEEN_ADDRESS = "listingAddress";

/** Hidden field of a dialog's form, whose thanks appear in the dialog. */
export const IN_DIALOG = "inDialog";

/** The listing as its form showed it, for one that the catalogue no longer has. */
export type SeenListing = { id: string; title: string; address: string; offered: readonly OfferedTime[] };

export function toSeenFields({ title, address }: { title: string; address: string }) {
  return { [SEEN_TITLE]: title, [SEEN_ADDRESS]: address };
}
