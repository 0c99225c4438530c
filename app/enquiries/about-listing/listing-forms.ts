import type { ComponentType } from "react";
import { href } from "react-router";
import type { Crumb } from "#app/document/site/page-header.tsx";
import { toPageTitle } from "#app/document/site/page-title.ts";
import type { FormSchema } from "#app/ui/form/parse-form.ts";
import type { EnquiryKind } from "../enquiry.ts";
import type { FormState } from "../form/use-enquiry-form.ts";
import { inspectionForm } from "../inspection/inspection-form.tsx";
import type { OfferedTime } from "../inspection/inspection-schema.ts";
import { questionForm } from "../question/question-form.tsx";
import type { ListingFormName } from "./form-names.ts";
import { type ListingForEnquiry, toFormPath } from "./listing-for-enquiry.ts";

/** A form about a listing: one entry for its page, dialog, meta and action. */
export type ListingForm = {
  kind: EnquiryKind;
  title: string;
  toDescription: (address: string) => string;
  toSchema: (offered: readonly OfferedTime[]) => FormSchema;
  /** Why we collect the values, after "to". */
  purpose: string;
  toSubmitLabel: (offered: readonly OfferedTime[]) => string;
  Fields: ComponentType<Pick<FormState, "field"> & Pick<ListingForEnquiry, "offered">>;
};

export const listingForms: Record<ListingFormName, ListingForm> = {
  inspection: inspectionForm,
  enquire: questionForm,
};

const LONGEST_TITLE = 60;

/** Title, description, address and breadcrumbs of a form's page. */
export function describeForm(name: ListingFormName, listing: ListingForEnquiry) {
  const { toDescription } = listingForms[name];
  return {
    title: toPageTitle(toFormTitle(name, listing)),
    description: toDescription(listing.address),
    path: toFormPath(listing, name),
    crumbs: toFormCrumbs(name, listing),
  };
}

/** The form and the longest of address, street and id that fits into a title. */
export function toFormTitle(name: ListingFormName, { id, address }: ListingForEnquiry) {
  const { title } = listingForms[name];
  const [street = address] = address.split(",");
  const titles = [address, street, id].map((place) => `${title}: ${place}`);
  return titles.find((text) => toPageTitle(text).length <= LONGEST_TITLE) ?? title;
}

/** Home, the listing while there is one, the form. */
export function toFormCrumbs(name: ListingFormName, listing: ListingForEnquiry): Crumb[] {
  const { title } = listingForms[name];
  const crumbs = [{ label: "Home", href: href("/") }];
  if (listing.agentName) crumbs.push({ label: listing.title, href: listing.href });
  return [...crumbs, { label: title }];
}
