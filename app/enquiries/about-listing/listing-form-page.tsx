import type { ReactNode } from "react";
import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { type Crumb, PageHeader } from "#app/document/site/page-header.tsx";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import type { OfferedTime } from "../booked-time.ts";
import { FormPage, FormTitle } from "../form/form-page.tsx";
import type { FormProblem } from "../form/form-reply.ts";
import {
  ListingEnquiryForm,
  type ListingReceipt,
  ListingThanks,
  useListingForm,
} from "./listing-enquiry-form.tsx";
import { type ListingForEnquiry, toFormPath } from "./listing-for-enquiry.ts";
import type { ListingFormName } from "./listing-form-names.ts";
import { listingForms } from "./listing-forms.ts";

type LoadedPage = {
  name: ListingFormName;
  submissionId: string;
  reference?: string;
  booked?: OfferedTime;
  wasBooked?: boolean;
};

export type ListingFormPageProps = {
  loaderData: LoadedPage & { listing?: ListingForEnquiry };
  /** A rejected form, with its listing in case that has been taken down, or the receipt of an accepted one. */
  actionData?: (FormProblem & { listing?: ListingForEnquiry }) | ListingReceipt;
  missingTitle: string;
  missing: ReactNode;
};

/** The pages /property/{id}/inspection and /property/{id}/enquire, and those of rentals. */
export function ListingFormPage({ loaderData, actionData, missingTitle, missing }: ListingFormPageProps) {
  const { listing = actionData?.listing, ...page } = loaderData;
  if (listing) return <OpenPage {...page} listing={listing} reply={actionData} />;
  return (
    <>
      <title>{toPageTitle(page.reference ? "Thank you" : missingTitle)}</title>
      {page.reference && (
        <div className="wrap py-8">
          <div className="max-w-form">
            <ListingThanks reference={page.reference} />
          </div>
        </div>
      )}
      {missing}
    </>
  );
}

type OpenPageProps = LoadedPage & { listing: ListingForEnquiry; reply?: FormProblem | ListingReceipt };

function OpenPage({ name, listing, submissionId, reference, booked, wasBooked, reply }: OpenPageProps) {
  const form = useListingForm({ name, listing, submissionId, reference, reply });
  const thanks = reply?.status === 200 ? reply : { reference, listing, booked, wasBooked };
  const isThanked = thanks.reference !== undefined && !form.problem;
  return (
    <>
      <FormTitle form={form}>{toFormTitle(name, listing)}</FormTitle>
      <PageHeader crumbs={toFormCrumbs(name, listing)} title={listingForms[name].title}>
        <span className="block">{listing.title}</span>
        {listing.address}
      </PageHeader>
      <FormPage
        aside={
          <WhoReplies
            listing={listing}
            isBooked={isThanked && thanks.booked !== undefined}
            isBooking={!isThanked && name === "inspection" && listing.offered.length > 0}
          />
        }
      >
        {thanks.reference && isThanked ? (
          <ListingThanks {...thanks} reference={thanks.reference} />
        ) : (
          <ListingEnquiryForm name={name} listing={listing} form={form} />
        )}
      </FormPage>
    </>
  );
}

type WhoRepliesProps = { listing: ListingForEnquiry; isBooked: boolean; isBooking: boolean };

/** Says who replies. A booking of a listed time needs no reply. */
function WhoReplies({ listing: { agentName, href }, isBooked, isBooking }: WhoRepliesProps) {
  const { phone } = useOffice();
  return (
    <div className="grid justify-items-start gap-4 rounded-sm bg-sand-50 p-6">
      {!(isBooked && agentName) && (
        <p>
          {agentName && isBooking && "A listed time is booked at once. If you ask for another, "}
          {agentName
            ? `${agentName} will reply within ${agency.replyWithin}.`
            : "This home has since been taken off our website. Our office will still reply to you."}{" "}
          If it is urgent, ring <span className="whitespace-nowrap">{phone}</span>.
        </p>
      )}
      <BackLink href={href}>{agentName ? "Back to the property" : "Back to the list"}</BackLink>
    </div>
  );
}

const LONGEST_TITLE = 60;

/** Title, description, address and breadcrumbs of a form's page. */
export function describeForm(name: ListingFormName, listing: ListingForEnquiry) {
  const { toDescription } = listingForms[name];
  return {
    title: toFormTitle(name, listing),
    description: toDescription(listing.address),
    path: toFormPath(listing, name),
    crumbs: toFormCrumbs(name, listing),
  };
}

/** Joins the form's name with the longest of address, street and id that fits into a title. */
function toFormTitle(name: ListingFormName, listing: ListingForEnquiry) {
  const { title } = listingForms[name];
  const titles = [listing.address, toStreet(listing), listing.id].map((place) => `${title}: ${place}`);
  return titles.find((text) => toPageTitle(text).length <= LONGEST_TITLE) ?? title;
}

function toFormCrumbs(name: ListingFormName, listing: ListingForEnquiry): Crumb[] {
  const { title } = listingForms[name];
  const crumbs = [{ label: "Home", href: href("/") }];
  if (listing.agentName) crumbs.push({ label: toStreet(listing), href: listing.href });
  return [...crumbs, { label: title }];
}

function toStreet({ address }: ListingForEnquiry) {
  const [street = address] = address.split(",");
  return street;
}
