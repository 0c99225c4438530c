import { data, redirect } from "react-router";
import { makeId } from "#app/store/make-id.ts";
import {
  type FormArguments,
  readForm,
  respondWithProblem,
  saveForm,
  toReceipt,
} from "../form/receive-form.server.ts";
import { parseReference, toThanksAddress } from "../form/submission-id.ts";
import type { OfferedTime } from "./inspection-schema.ts";
import {
  IN_DIALOG,
  type ListingAndSubject,
  type ListingFolder,
  parseSeenListing,
  toFormPath,
  toWithdrawn,
} from "./listing-for-enquiry.ts";
import type { ListingReceipt } from "./listing-form.tsx";
import { type ListingFormName, listingForms } from "./listing-forms.ts";

export type RequestedForm = {
  name: ListingFormName;
  folder: ListingFolder;
  id: string;
  origin: string;
  /** Whether the listings are known at all. */
  isLoaded: boolean;
  found?: ListingAndSubject;
};

/** Loads a form's page: 404 without a listing, 503 while no listings are loaded. */
export function loadListingForm(request: Request, { name, folder, isLoaded, found }: RequestedForm) {
  const listing = found?.listing;
  const reference = parseReference(request);
  const booked = parseBooked(request, listing?.offered ?? []);
  const missingStatus = isLoaded ? 404 : 503;
  const page = { name, folder, isLoaded, submissionId: makeId(Date.now()), reference, booked, listing };
  return data(page, { status: listing ? 200 : missingStatus });
}

/** A form's action; 404 when there never was such a listing. */
export async function receiveListingForm({ request, context }: FormArguments, requested: RequestedForm) {
  const form = await readForm(request);
  const { listing, subject } = getListing(requested, form);
  const { kind, toSchema } = listingForms[requested.name];
  const saved = await saveForm(context, form, {
    schema: toSchema(listing.offered),
    toEnquiry: (fields) => ({ kind, fields, about: subject }),
  });
  if (!saved.isAccepted) return respondWithProblem({ ...saved.problem, listing }, saved.retryAfter);
  const booked = listing.offered.find(({ value }) => value === saved.fields.time);
  if (form?.has(IN_DIALOG)) return data<ListingReceipt>({ ...toReceipt(saved), listing, booked });
  const thanks = toThanksAddress(
    toFormPath(listing, requested.name),
    saved.reference,
    booked ? { time: booked.value } : {},
  );
  return redirect(thanks, 303);
}

/** The listing as it is now, or as the form shows it when it has been taken down since. */
function getListing({ found, folder, id, origin }: RequestedForm, form: FormData | undefined) {
  if (found) return found;
  const seen = parseSeenListing(id, form);
  if (!seen) throw data(null, { status: 404 });
  return toWithdrawn(folder, seen, origin);
}

/** The time that was booked, while it is still offered. */
function parseBooked(request: Request, offered: readonly OfferedTime[]) {
  const time = new URL(request.url).searchParams.get("time");
  return offered.find(({ value }) => value === time);
}
