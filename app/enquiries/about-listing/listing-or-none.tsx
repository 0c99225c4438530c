import type { ComponentType, ReactNode } from "react";
import { SuccessNotice } from "#app/ui/form/success-notice.tsx";
import { agency } from "#content/agency.ts";
import type { ListingPageProps, OpenedPageProps } from "./listing-enquiry-page.tsx";

type ListingOrNoneProps = ListingPageProps & { Page: ComponentType<OpenedPageProps> };

/** The form of a listing; of one that is not there, what there is to say about that. */
export function ListingOrNone({ loaderData, actionData, missing, missingTitle, Page }: ListingOrNoneProps) {
  const { listing = actionData?.listing, ...page } = loaderData;
  if (listing) return <Page {...page} listing={listing} problem={actionData} />;
  return (
    <>
      <title>{`${page.sent ? "Thank you" : missingTitle} · Headland`}</title>
      {page.sent && (
        <Thanks>
          Your reference is {page.sent}. This home has been taken down in the meantime, so our office will
          answer you.
        </Thanks>
      )}
      {missing}
    </>
  );
}

function Thanks({ children }: { children: ReactNode }) {
  return (
    <div className="wrap py-8">
      <div className="max-w-form">
        <SuccessNotice title={`Thank you. We'll contact you within ${agency.replyWithin}.`}>
          {children}
        </SuccessNotice>
      </div>
    </div>
  );
}
