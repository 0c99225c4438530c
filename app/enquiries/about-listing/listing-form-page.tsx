import type { ReactNode } from "react";
import { PageHeader } from "#app/site/page-header.tsx";
import { toPageTitle } from "#app/site/page-title.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { agency } from "#content/agency.ts";
import { FormAlert, FormPage, FormTitle } from "../form/form-page.tsx";
import type { FormProblem } from "../form/form-reply.ts";
import type { OfferedTime } from "../inspection/inspection-schema.ts";
import { ListingEnquiryForm, useListingForm } from "./listing-enquiry-form.tsx";
import { type ListingForEnquiry, type ListingFormName, toCalendarPath } from "./listing-for-enquiry.ts";
import { listingForms, toFormCrumbs, toFormTitle } from "./listing-forms.ts";

type LoadedPage = {
  name: ListingFormName;
  submissionId: string;
  /** Of the enquiry just accepted. */
  reference?: string;
  /** The inspection just booked, when it has a time. */
  booked?: OfferedTime;
};

export type ListingFormPageProps = {
  loaderData: LoadedPage & { listing?: ListingForEnquiry };
  /** Not accepted; it names the listing too, for one that has been taken down. */
  actionData?: FormProblem & { listing?: ListingForEnquiry };
  missingTitle: string;
  /** What the page shows where there is no such listing. */
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
            <SuccessNotice title={`Thank you. We’ll contact you within ${agency.replyWithin}.`}>
              Your reference is {page.reference}. This home has been taken down in the meantime, so our office
              will answer you.
            </SuccessNotice>
          </div>
        </div>
      )}
      {missing}
    </>
  );
}

type OpenPageProps = LoadedPage & { listing: ListingForEnquiry; reply?: FormProblem };

function OpenPage({ name, listing, submissionId, reference, booked, reply }: OpenPageProps) {
  const form = useListingForm({ name, listing, submissionId, reference, reply });
  return (
    <>
      <FormTitle form={form}>{toFormTitle(name, listing)}</FormTitle>
      <FormAlert form={form} />
      <PageHeader crumbs={toFormCrumbs(name, listing)} title={listingForms[name].title}>
        {listing.title}, {listing.address}
      </PageHeader>
      <FormPage aside={<WhoReplies listing={listing} />}>
        {reference && !form.problem && (
          <SuccessNotice
            title={`Thank you. ${listing.agentName} will contact you within ${agency.replyWithin}.`}
          >
            Your reference is {reference}.
            {booked && (
              <>
                {` ${booked.label}: `}
                <a href={toCalendarPath(listing)} className="inline-block py-0.5 font-semibold underline">
                  Add to calendar
                </a>
              </>
            )}
          </SuccessNotice>
        )}
        <ListingEnquiryForm name={name} listing={listing} form={form} />
      </FormPage>
    </>
  );
}

function WhoReplies({ listing: { agentName, href } }: { listing: ListingForEnquiry }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-sm bg-sand-50 p-6">
      <p>
        {agentName
          ? `${agentName} will reply within ${agency.replyWithin}.`
          : "This home has been taken down in the meantime. Our office answers all the same."}{" "}
        If it is urgent, ring <span className="whitespace-nowrap">{agency.phone}</span>.
      </p>
      <BackLink href={href}>{agentName ? "Back to the property" : "Back to the list"}</BackLink>
    </div>
  );
}
