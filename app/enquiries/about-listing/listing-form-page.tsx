import type { ReactNode } from "react";
import { agency } from "#app/agency/folder/agency.ts";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { PageHeader } from "#app/document/site/page-header.tsx";
import { toPageTitle } from "#app/document/site/page-title.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { FormPage, FormTitle } from "../form/form-page.tsx";
import type { FormProblem } from "../form/form-reply.ts";
import type { OfferedTime } from "../inspection/inspection-schema.ts";
import type { ListingFormName } from "./form-names.ts";
import { ListingEnquiryForm, useListingForm } from "./listing-enquiry-form.tsx";
import type { ListingForEnquiry } from "./listing-for-enquiry.ts";
import { listingForms, toFormCrumbs, toFormTitle } from "./listing-forms.ts";
import { type ListingReceipt, ListingThanks } from "./listing-thanks.tsx";

type LoadedPage = {
  name: ListingFormName;
  submissionId: string;
  /** The reference of the enquiry just accepted. */
  reference?: string;
  /** The inspection just booked, when it has a time. */
  booked?: OfferedTime;
};

export type ListingFormPageProps = {
  loaderData: LoadedPage & { listing?: ListingForEnquiry };
  /** Not accepted; it names the listing too, for one that has been taken down. */
  actionData?: (FormProblem & { listing?: ListingForEnquiry }) | ListingReceipt;
  missingTitle: string;
  /** Shown when there is no such listing. */
  missing: ReactNode;
};

/** /property/{id}/inspection, /property/{id}/enquire, and the same of a rental. */
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

function OpenPage({ name, listing, submissionId, reference, booked, reply }: OpenPageProps) {
  const form = useListingForm({ name, listing, submissionId, reference, reply });
  const thanks = reply?.status === 200 ? reply : { reference, listing, booked };
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

type WhoRepliesProps = {
  listing: ListingForEnquiry;
  isBooked: boolean;
  /** Whether a listed time can be chosen. */
  isBooking: boolean;
};

/** A booking of a listed time needs no reply. */
function WhoReplies({ listing: { agentName, href }, isBooked, isBooking }: WhoRepliesProps) {
  const { phone } = useOffice();
  return (
    <div className="grid justify-items-start gap-4 rounded-sm bg-sand-50 p-6">
      {!(isBooked && agentName) && (
        <p>
          {agentName && isBooking && "A listed time is booked at once. If you ask for another, "}
          {agentName
            ? `${agentName} will reply within ${agency.replyWithin}.`
            : "This home has been taken down in the meantime. Our office answers all the same."}{" "}
          If it is urgent, ring <span className="whitespace-nowrap">{phone}</span>.
        </p>
      )}
      <BackLink href={href}>{agentName ? "Back to the property" : "Back to the list"}</BackLink>
    </div>
  );
}
