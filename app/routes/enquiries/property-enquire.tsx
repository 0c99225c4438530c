import { toQuestionMeta } from "#app/enquiries/about-listing/listing-enquiry-meta.ts";
import { thanksParameters } from "#app/enquiries/about-listing/parse-sent.ts";
import {
  loadListingForm,
  receiveQuestion,
} from "#app/enquiries/about-listing/receive-listing-form.server.ts";
import { formHeaders } from "#app/enquiries/form/form-headers.ts";
import { sendForm } from "#app/enquiries/form/send-form.ts";
import { QuestionPage } from "#app/enquiries/question/question-page.tsx";
import { PropertyNotFound } from "#app/listings/sale/property-not-found.tsx";
import type { Route } from "./+types/property-enquire.ts";
import { getAskedSale } from "./asked-listing.ts";

export const handle = { readsSearch: thanksParameters };

export const headers = formHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return toQuestionMeta(matches, loaderData);
}

export function loader(args: Route.LoaderArgs) {
  return loadListingForm(args.request, getAskedSale(args));
}

export function action(args: Route.ActionArgs) {
  return receiveQuestion(args, getAskedSale(args));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export default function PropertyEnquire(page: Route.ComponentProps) {
  return (
    <QuestionPage {...page} missing={<PropertyNotFound others={[]} />} missingTitle="Property Not Found" />
  );
}
