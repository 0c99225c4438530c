import type { aboutNames, DestinationSettings } from "#app/leads/folder/destinations-schema.ts";
import type { EnquirySubject } from "../enquiries/store/read-stored.ts";

/** A destination's settings, with the values of the environment variables that they name. */
export type Destination = DestinationSettings & { secrets: Readonly<Record<string, string>> };

/** Whether a destination gets enquiries of this kind and subject. */
export function isWanted(
  { enquiries, about }: Destination,
  enquiry: { kind: string; about?: EnquirySubject },
) {
  const isKind = !enquiries || enquiries.some((name) => name === enquiry.kind);
  return isKind && (!about || about.includes(toAboutName(enquiry.about)));
}

/** The subject of an enquiry, from the address of the home's page. */
export function toAboutName(about: EnquirySubject | undefined): (typeof aboutNames)[number] {
  const path = about?.listing ? new URL(about.listing.url).pathname : "";
  if (path.startsWith("/property/")) return "sale";
  return path.startsWith("/rental/") ? "rent" : "other";
}
