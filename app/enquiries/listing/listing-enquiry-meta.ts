import { href } from "react-router";
import type { Crumb } from "#app/site/breadcrumbs.tsx";
import { type SiteMatches, toMeta } from "#app/site/seo/seo.ts";
import type { ListingForEnquiry } from "./listing-for-enquiry.ts";

export const INSPECTION_TITLE = "Book an inspection";
export const QUESTION_TITLE = "Ask a question";

export function toInspectionMeta(matches: SiteMatches, listing: ListingForEnquiry) {
  const { address, inspectionHref: path } = listing;
  const description = `Book an inspection of ${address}, or ask for another time.`;
  return toMeta(matches, { ...toForm(listing, INSPECTION_TITLE), description, path });
}

export function toQuestionMeta(matches: SiteMatches, listing: ListingForEnquiry) {
  const { address, enquireHref: path } = listing;
  const description = `Ask the agent of ${address} a question.`;
  return toMeta(matches, { ...toForm(listing, QUESTION_TITLE), description, path });
}

/** Home, the listing, the form. */
export function toEnquiryCrumbs(listing: ListingForEnquiry, title: string): Crumb[] {
  return [{ label: "Home", href: href("/") }, { label: listing.title, href: listing.href }, { label: title }];
}

function toForm(listing: ListingForEnquiry, title: string) {
  return { title: `${title} · Headland`, rendersTitle: true, crumbs: toEnquiryCrumbs(listing, title) };
}
