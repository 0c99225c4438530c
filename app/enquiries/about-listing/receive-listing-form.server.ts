import { data, redirect } from "react-router";
import { type FormArguments, readForm, respondWithProblem, saveForm } from "../form/receive-form.server.ts";
import { parseReference, toThanksAddress } from "../form/thanks-address.ts";
import { askForTime, type OfferedTime } from "../inspection/inspection-schema.ts";
import { makeId } from "../submission-id.ts";
import {
  type ListingAndSubject,
  type ListingFolder,
  type ListingFormName,
  toFormPath,
  toWithdrawn,
} from "./listing-for-enquiry.ts";
import { listingForms } from "./listing-forms.ts";
import { parseSeenListing } from "./seen-listing.ts";

/** The form an address asks for, and its listing, if there is one. */
export type RequestedForm = {
  name: ListingFormName;
  folder: ListingFolder;
  id: string;
  origin: string;
  found?: ListingAndSubject;
};

/** What a form's page shows; 404 without a listing. */
export function loadListingForm(request: Request, { name, folder, found }: RequestedForm) {
  const listing = found?.listing;
  const reference = parseReference(request);
  const booked = parseBooked(request, listing?.offered ?? []);
  const page = { name, folder, submissionId: makeId(Date.now()), reference, booked, listing };
  return data(page, { status: found ? 200 : 404 });
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
  const { time } = saved.fields;
  const booked: Record<string, string> =
    typeof time === "string" && time !== askForTime.value ? { time } : {};
  return redirect(toThanksAddress(toFormPath(listing, requested.name), saved.reference, booked), 303);
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
