import { href } from "react-router";
import { homeImage, type SiteMatches, toMeta } from "#app/found/seo.ts";
import type { Crumb } from "#app/site/breadcrumbs.tsx";
import type { ListingForEnquiry } from "./listing-for-enquiry.ts";

export const INSPECTION_TITLE = "Book an inspection";
export const QUESTION_TITLE = "Ask a question";

const LONGEST_TITLE = 60;

/** Of a page without a listing the page itself has the title: it may hold thanks, or a form to send again. */
const unlisted = [{ name: "robots", content: "noindex" }];

type Found = { listing?: ListingForEnquiry } | undefined;

export function toInspectionMeta(matches: SiteMatches, page: Found) {
  if (!page?.listing) return unlisted;
  const { address, inspectionHref: path } = page.listing;
  const description = `Book an inspection of ${address}, or ask for another time.`;
  return toMeta(matches, { ...toForm(page.listing, INSPECTION_TITLE), description, path, card: homeImage });
}

export function toQuestionMeta(matches: SiteMatches, page: Found) {
  if (!page?.listing) return unlisted;
  const { address, enquireHref: path } = page.listing;
  const description = `Ask the agent of ${address} a question.`;
  return toMeta(matches, { ...toForm(page.listing, QUESTION_TITLE), description, path, card: homeImage });
}

/** The document's title: the form and the longest of address, street and id that fits. */
export function toEnquiryTitle({ id, address }: ListingForEnquiry, title: string) {
  const [street = address] = address.split(",");
  const titles = [address, street, id].map((name) => `${title}: ${name} · Headland`);
  return titles.find(({ length }) => length <= LONGEST_TITLE) ?? `${title} · Headland`;
}

/** Home, the listing while there is one, the form. */
export function toEnquiryCrumbs(listing: ListingForEnquiry, title: string): Crumb[] {
  const home = { label: "Home", href: href("/") };
  if (!listing.agentName) return [home, { label: title }];
  return [home, { label: listing.title, href: listing.href }, { label: title }];
}

function toForm(listing: ListingForEnquiry, title: string) {
  const crumbs = toEnquiryCrumbs(listing, title);
  return { title: toEnquiryTitle(listing, title), rendersTitle: true, crumbs };
}
