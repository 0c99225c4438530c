import { data, redirect } from "react-router";
import type { Enquiry } from "../enquiry.ts";
import { answerProblem, type FormArguments, keepEnquiry, readForm } from "../form/receive-form.server.ts";
import { makeId } from "../form/submission-id.ts";
import { askForTime, toInspectionSchema } from "../inspection/inspection-schema.ts";
import { questionSchema } from "../question/question-schema.ts";
import type { Asked, AskedListing } from "./listing-for-enquiry.ts";
import { parseBooked, parseSent } from "./parse-sent.ts";
import { parseSeenListing } from "./seen-listing.ts";

/** What the enquiry pages of a listing are made of; without a listing there is no such page. */
export function loadListingForm(request: Request, { found }: Asked) {
  const listing = found?.listing;
  const booked = parseBooked(request, listing?.offered ?? []);
  const page = { submissionId: makeId(Date.now()), sent: parseSent(request), booked, listing };
  return data(page, { status: found ? 200 : 404 });
}

export async function receiveInspection({ request, context }: FormArguments, asked: Asked) {
  const form = await readForm(request);
  const { listing, subject } = getListing(asked, form);
  const kept = await keepEnquiry(context, form, {
    schema: toInspectionSchema(listing.offered),
    toEnquiry: (fields): Enquiry => ({ kind: "inspection", fields, about: subject }),
  });
  if (!kept.isGood) return answerProblem({ ...kept.problem, listing }, kept.seconds);
  const { time } = kept.fields;
  const booked = time === askForTime.value ? "" : `&time=${encodeURIComponent(time)}`;
  return redirect(`${listing.inspectionHref}?sent=${kept.reference}${booked}#sent`, 303);
}

export async function receiveQuestion({ request, context }: FormArguments, asked: Asked) {
  const form = await readForm(request);
  const { listing, subject } = getListing(asked, form);
  const kept = await keepEnquiry(context, form, {
    schema: questionSchema,
    toEnquiry: (fields): Enquiry => ({ kind: "question", fields, about: subject }),
  });
  if (!kept.isGood) return answerProblem({ ...kept.problem, listing }, kept.seconds);
  return redirect(`${listing.enquireHref}?sent=${kept.reference}#sent`, 303);
}

/** The listing as it stands, or as the form had it that was open when the listing was taken down. */
function getListing({ id, found, toWithdrawn }: Asked, form: FormData | undefined): AskedListing {
  if (found) return found;
  const seen = parseSeenListing(id, form);
  if (!seen) throw data(null, { status: 404 });
  return toWithdrawn(seen);
}
