import { listingForms } from "./about-listing/listing-forms.ts";
import { appraisalKind } from "./appraisal/appraisal-schema.ts";
import { campaignKind, contactKind } from "./contact/contact-schema.ts";
import type { EnquiryFields, EnquiryKind } from "./enquiry.ts";
import { openHomeKind } from "./open-home-kind.ts";

export const kinds = [
  contactKind,
  appraisalKind,
  openHomeKind,
  ...Object.values(listingForms).map(({ kind }) => kind),
];

/** The kind of a stored enquiry. Forms of the page builder are contacts with a single name field. */
export function getKind(name: string, fields: EnquiryFields): EnquiryKind {
  if (name === campaignKind.name && "name" in fields) return campaignKind;
  return kinds.find((kind) => kind.name === name) ?? { name, title: name, labels: {} };
}
