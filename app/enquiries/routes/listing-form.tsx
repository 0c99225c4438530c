import { toMeta } from "#app/document/metadata/seo.ts";
import { describeForm, ListingFormPage } from "#app/enquiries/about-listing/listing-form-page.tsx";
import {
  loadListingForm,
  receiveListingForm,
} from "#app/enquiries/about-listing/receive-listing-form.server.ts";
import { formHeaders, submitForm } from "#app/enquiries/form/form-page.tsx";
import { campaignParameters } from "#app/enquiries/store/campaign.ts";
import { PropertyNotFound, RentalNotFound } from "#app/listings/detail/listing-not-found.tsx";
import type { Route } from "./+types/listing-form.ts";
import { getRequestedForm } from "./requested-form.ts";

export const handle = { readsSearch: ["sent", "time", "again", ...campaignParameters] };

export const headers = formHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // Without a listing, the page renders the title itself: of the thanks, or of the form shown again.
  if (!loaderData?.listing) return [{ name: "robots", content: "noindex" }];
  const description = describeForm(loaderData.name, loaderData.listing);
  return toMeta(matches, { ...description, rendersTitle: true });
}

export function loader(args: Route.LoaderArgs) {
  return loadListingForm(args.request, getRequestedForm(args));
}

export function action(args: Route.ActionArgs) {
  return receiveListingForm(args, getRequestedForm(args));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitForm(serverAction);
}

const missing = {
  property: { missingTitle: "Property Not Found", Missing: PropertyNotFound },
  rental: { missingTitle: "Rental Property Not Found", Missing: RentalNotFound },
} as const;

export default function ListingForm(page: Route.ComponentProps) {
  const { folder, isLoaded } = page.loaderData;
  const { missingTitle, Missing } = missing[folder];
  return (
    <ListingFormPage
      {...page}
      missingTitle={missingTitle}
      missing={<Missing isLoaded={isLoaded} others={[]} />}
    />
  );
}
