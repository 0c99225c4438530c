import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { EmailField, HiddenFields } from "#app/enquiries/form/enquiry-form.tsx";
import { toCampaignQuery } from "#app/enquiries/store/campaign.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldState } from "#app/ui/form/field.tsx";
import { newsletterWording } from "./newsletter-schema.ts";

type NewsletterFormProps = {
  submissionId: string;
  field: (name: string) => FieldState;
  /** Why an address was not accepted. */
  children?: ReactNode;
};

/** Asks for an address; its owner confirms by the mail that follows. */
export function NewsletterForm({ submissionId, field, children }: NewsletterFormProps) {
  return (
    <form
      // Without script the address is all that knows of a campaign.
      action={href("/newsletter") + toCampaignQuery(useLocation().search)}
      data-campaign
      method="post"
      noValidate
      className="grid max-w-prose justify-items-start gap-5"
    >
      <HiddenFields submissionId={submissionId} />
      {children}
      <p className="text-lead text-tide">{newsletterWording}</p>
      <div className="w-full max-w-96">
        <EmailField {...field("email")} label="Email address" />
      </div>
      <CollectionNotice purpose="send you the newsletter once you have confirmed your address" />
      <Button type="submit">Join</Button>
    </form>
  );
}
