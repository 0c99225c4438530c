import { toQuestionMeta } from "#app/enquiries/about-listing/listing-enquiry-meta.ts";
import { thanksParameters } from "#app/enquiries/about-listing/parse-sent.ts";
import {
  loadListingForm,
  receiveQuestion,
} from "#app/enquiries/about-listing/receive-listing-form.server.ts";
import { formHeaders } from "#app/enquiries/form/form-headers.ts";
import { sendForm } from "#app/enquiries/form/send-form.ts";
import { QuestionPage } from "#app/enquiries/question/question-page.tsx";
import { RentalNotFound } from "#app/listings/rental/rental-not-found.tsx";
import type { Route } from "./+types/rental-enquire.ts";
import { getAskedRental } from "./asked-listing.ts";

export const handle = { readsSearch: thanksParameters };

export const headers = formHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return toQuestionMeta(matches, loaderData);
}

export function loader(args: Route.LoaderArgs) {
  return loadListingForm(args.request, getAskedRental(args));
}

export function action(args: Route.ActionArgs) {
  return receiveQuestion(args, getAskedRental(args));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export default function RentalEnquire(page: Route.ComponentProps) {
  return (
    <QuestionPage
      {...page}
      missing={<RentalNotFound others={[]} />}
      missingTitle="Rental Property Not Found"
    />
  );
}
