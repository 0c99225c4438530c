import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { CollectionNotice, HiddenFields } from "../form/enquiry-form.tsx";
import type { EnquiryForm } from "../form/use-enquiry-form.ts";
import { newsletterWording } from "./newsletter-wording.ts";

/** Asks for an address; the mail that follows asks its owner. */
export function NewsletterForm({ form, submissionId }: { form: EnquiryForm; submissionId: string }) {
  return (
    <form method="post" noValidate className="grid max-w-prose justify-items-start gap-5">
      <HiddenFields submissionId={submissionId} />
      <p className="text-lead text-tide">{newsletterWording}</p>
      <div className="w-full max-w-96">
        <TextField
          {...form.field("email")}
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <CollectionNotice purpose="send you the newsletter once you have confirmed your address" />
      <Button type="submit">Join</Button>
    </form>
  );
}
