import { Button } from "#app/ui/button.tsx";
import { CollectionNotice, HiddenFields } from "../form/enquiry-form.tsx";
import { EmailField } from "../form/person-fields.tsx";
import type { EnquiryForm } from "../form/use-enquiry-form.ts";
import { newsletterWording } from "./newsletter-wording.ts";

/** Asks for an address; the mail that follows asks its owner. */
export function NewsletterForm({ form }: { form: EnquiryForm }) {
  return (
    <form method="post" noValidate className="grid max-w-prose justify-items-start gap-5">
      <HiddenFields submissionId={form.submissionId} />
      <p className="text-lead text-tide">{newsletterWording}</p>
      <div className="w-full max-w-96">
        <EmailField {...form.field("email")} label="Email address" />
      </div>
      <CollectionNotice purpose="send you the newsletter once you have confirmed your address" />
      <Button type="submit">Join</Button>
    </form>
  );
}
