import type { ReactNode } from "react";
import { PageHeader } from "#app/site/page-header.tsx";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { SuccessNotice } from "#app/ui/form/success-notice.tsx";
import { agency } from "#content/agency.ts";
import { FormAlert, FormTitle } from "../form/form-alert.tsx";
import { FormPage } from "../form/form-page.tsx";
import type { FormProblem } from "../form/form-problem.ts";
import type { EnquiryForm } from "../form/use-enquiry-form.ts";
import type { OfferedTime } from "../inspection/inspection-schema.ts";
import { toEnquiryCrumbs, toEnquiryTitle } from "./listing-enquiry-meta.ts";
import type { ListingForEnquiry } from "./listing-for-enquiry.ts";

type LoadedPage = {
  submissionId: string;
  /** The reference, once it has been sent. */
  sent?: string;
  /** The inspection that was booked, when it has a time. */
  booked?: OfferedTime;
};

/** What a route knows of an enquiry page, and what it shows where there is no such listing. */
export type ListingPageProps = {
  loaderData: LoadedPage & { listing?: ListingForEnquiry };
  /** Not taken; the server names the listing, also one that has been taken down. */
  actionData?: FormProblem & { listing?: ListingForEnquiry };
  missing: ReactNode;
  missingTitle: string;
};

export type OpenedPageProps = LoadedPage & { listing: ListingForEnquiry; problem?: FormProblem };

type ListingEnquiryPageProps = Pick<LoadedPage, "sent" | "booked"> & {
  title: string;
  listing: ListingForEnquiry;
  form: EnquiryForm;
  children: ReactNode;
};

/** A page that asks something about a listing: which one, the form, who answers. */
export function ListingEnquiryPage({
  title,
  listing,
  form,
  sent,
  booked,
  children,
}: ListingEnquiryPageProps) {
  return (
    <>
      <FormTitle form={form}>{toEnquiryTitle(listing, title)}</FormTitle>
      <FormAlert form={form} />
      <PageHeader crumbs={toEnquiryCrumbs(listing, title)} title={title}>
        {listing.title}, {listing.address}
      </PageHeader>
      <FormPage aside={<WhoAnswers listing={listing} />}>
        {sent && !form.problem && (
          <SuccessNotice
            title={`Thank you. ${listing.agentName} will contact you within ${agency.replyWithin}.`}
          >
            Your reference is {sent}.
            {booked && (
              <>
                {` ${booked.label}: `}
                <a href={listing.calendarHref} className="inline-block py-0.5 font-semibold underline">
                  Add to calendar
                </a>
              </>
            )}
          </SuccessNotice>
        )}
        {children}
      </FormPage>
    </>
  );
}

function WhoAnswers({ listing: { agentName, href } }: { listing: ListingForEnquiry }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-sm bg-sand-50 p-6">
      <p>
        {agentName
          ? `${agentName} answers, and our office sees to it that somebody does.`
          : "This home has been taken down in the meantime. Our office answers all the same."}{" "}
        If it is urgent, ring <span className="whitespace-nowrap">{agency.phone}</span>.
      </p>
      <BackLink href={href}>{agentName ? "Back to the property" : "Back to the list"}</BackLink>
    </div>
  );
}
