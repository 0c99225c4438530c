import { data, redirect } from "react-router";
import * as v from "valibot";
import { formatTime, formatWeekday } from "#app/region/format.ts";
import { makeId } from "#app/store/make-id.ts";
import { requiredLine } from "#app/ui/form/text-rules.ts";
import type { OfferedTime } from "../booked-time.ts";
import {
  type FormArguments,
  readForm,
  respondWithProblem,
  saveForm,
  toReceipt,
} from "../form/receive-form.server.ts";
import { parseReference, toThanksAddress } from "../form/submission-id.ts";
import type { ListingReceipt } from "./listing-enquiry-form.tsx";
import {
  IN_DIALOG,
  type ListingAndSubject,
  type ListingFolder,
  SEEN_ADDRESS,
  SEEN_TITLE,
  type SeenListing,
  toFormPath,
  toWithdrawn,
} from "./listing-for-enquiry.ts";
import type { ListingFormName } from "./listing-form-names.ts";
import { listingForms } from "./listing-forms.ts";

export type RequestedForm = {
  name: ListingFormName;
  folder: ListingFolder;
  id: string;
  origin: string;
  /** False until the listings have been loaded. */
  isLoaded: boolean;
  found?: ListingAndSubject;
};

/** Loads a form's page: 404 without a listing, 503 while no listings are loaded. */
export function loadListingForm(request: Request, { name, folder, isLoaded, found }: RequestedForm) {
  const listing = found?.listing;
  const reference = parseReference(request);
  const booked = parseBooked(request, listing?.offered ?? []);
  const missingStatus = isLoaded ? 404 : 503;
  const wasBooked = new URL(request.url).searchParams.has("again") || undefined;
  const thanks = { reference, booked, wasBooked };
  const page = { name, folder, isLoaded, submissionId: makeId(Date.now()), ...thanks, listing };
  return data(page, { status: listing ? 200 : missingStatus });
}

/** Receives a form; responds with 404 when there never was such a listing. */
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
  const { wasBooked } = saved;
  if (form?.has(IN_DIALOG)) return data<ListingReceipt>({ ...toReceipt(saved), listing, booked, wasBooked });
  const thanks = toThanksAddress(toFormPath(listing, requested.name), saved.reference, {
    ...(booked && { time: booked.value }),
    ...(wasBooked && { again: "1" }),
  });
  return redirect(thanks, 303);
}

/** The current listing, or the one that the form shows if it has been taken down since. */
function getListing({ found, folder, id, origin }: RequestedForm, form: FormData | undefined) {
  if (found) return found;
  const seen = parseSeenListing(id, form);
  if (!seen) throw data(null, { status: 404 });
  return toWithdrawn(folder, seen, origin);
}

/** The booked time, while it is still offered. */
function parseBooked(request: Request, offered: readonly OfferedTime[]) {
  const time = new URL(request.url).searchParams.get("time");
  return offered.find(({ value }) => value === time);
}

const MAX_ID = 100;
const MAX_WORDS = 200;

const words = v.pipe(
  requiredLine("missing"),
  v.transform((text) => text.slice(0, MAX_WORDS)),
);
const seenSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(MAX_ID), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u)),
  title: words,
  address: words,
});

/**
 * The listing described in a form; `undefined` without one, which only forged forms lack. These words can be forged
 * too, so only the office receives them (docs/decisions/enquiries.md).
 */
function parseSeenListing(id: string, form: FormData | undefined): SeenListing | undefined {
  const named = { id, title: form?.get(SEEN_TITLE), address: form?.get(SEEN_ADDRESS) };
  const { success, output } = v.safeParse(seenSchema, named);
  return success ? { ...output, offered: toSeenTimes(form?.get("time")) } : undefined;
}

const dayAndTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** Treats the chosen time as offered, since the other times are no longer known. */
function toSeenTimes(value: unknown): readonly OfferedTime[] {
  const [text, day = "", time = ""] = dayAndTime.exec(String(value)) ?? [];
  if (!text || Number.isNaN(Date.parse(`${text}Z`))) return [];
  return [{ value: text, label: `${formatWeekday(day)}, ${formatTime(time)}` }];
}
