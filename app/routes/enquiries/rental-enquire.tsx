import { formHeaders } from "#app/enquiries/form/form-headers.ts";
import { sendForm } from "#app/enquiries/form/send-form.ts";
import { toQuestionMeta } from "#app/enquiries/listing/listing-enquiry-meta.ts";
import { toRentalForEnquiry, toRentalSubject } from "#app/enquiries/listing/listing-for-enquiry.ts";
import { thanksParameters } from "#app/enquiries/listing/parse-sent.ts";
import { QuestionPage } from "#app/enquiries/listing/question-page.tsx";
import { loadListingForm, receiveQuestion } from "#app/enquiries/listing/receive-listing-form.server.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { getRentalById } from "#app/listings/detail/rental/get-rental.ts";
import { RentalNotFound } from "#app/listings/detail/rental/rental-not-found.tsx";
import { toUnlistedMeta } from "#app/site/seo/seo.ts";
import { siteContext } from "#app/site/site-context.ts";
import type { Route } from "./+types/rental-enquire.ts";

export const handle = { readsSearch: thanksParameters };

export const headers = formHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.listing) return toUnlistedMeta("Rental Property Not Found · Headland");
  return toQuestionMeta(matches, loaderData.listing);
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadListingForm(request, getAsked(context, params.id));
}

export function action({ request, params, context }: Route.ActionArgs) {
  return receiveQuestion({ request, context }, getAsked(context, params.id));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export default function RentalEnquire({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, ...page } = loaderData;
  if (!listing) return <RentalNotFound others={[]} />;
  return <QuestionPage {...page} listing={listing} problem={actionData} />;
}

function getAsked(context: Route.LoaderArgs["context"], id: string) {
  const listing = getRentalById(id, context.get(catalogueContext).getRentals());
  if (!listing) return undefined;
  return {
    listing: toRentalForEnquiry(listing),
    subject: toRentalSubject(listing, context.get(siteContext).origin),
  };
}
