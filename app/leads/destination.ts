import type { aboutNames, DestinationSettings } from "#app/leads/folder/destinations-schema.ts";
import type { EnquirySubject } from "../enquiries/store/read-stored.ts";

/** Where enquiries go, with the values of the environment variables that its settings name. */
export type Destination = DestinationSettings & { secrets: Readonly<Record<string, string>> };

/** Whether enquiries of this kind and subject go there. */
export function isWanted(
  { enquiries, about }: Destination,
  enquiry: { kind: string; about?: EnquirySubject },
) {
  const isKind = !enquiries || enquiries.some((name) => name === enquiry.kind);
  return isKind && (!about || about.includes(toAboutName(enquiry.about)));
}

/** What an enquiry is about, by the address of the home's page. */
export function toAboutName(about: EnquirySubject | undefined): (typeof aboutNames)[number] {
  const path = about?.listing ? new URL(about.listing.url).pathname : "";
  if (path.startsWith("/property/")) return "sale";
  return path.startsWith("/rental/") ? "rent" : "other";
}
