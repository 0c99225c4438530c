import { Button } from "#app/ui/button.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { CollectionNotice, FormAlert } from "../form/enquiry-form.tsx";
import { HiddenFields } from "../form/hidden-fields.tsx";
import { EmailField } from "../form/person-fields.tsx";
import type { FormState } from "../form/use-enquiry-form.ts";
import { newsletterWording } from "./newsletter-schema.ts";

/** Asks for an address; its owner confirms by the mail that follows. */
export function NewsletterForm({ form }: { form: FormState }) {
  return (
    <form method="post" noValidate className="grid max-w-prose justify-items-start gap-5">
      <HiddenFields submissionId={form.submissionId} />
      <FormAlert form={form} />
      <p className="text-lead text-tide">{newsletterWording}</p>
      <div className="w-full max-w-96">
        <EmailField {...form.field("email")} label="Email address" />
      </div>
      <CollectionNotice purpose="send you the newsletter once you have confirmed your address" />
      <Button type="submit">Join</Button>
    </form>
  );
}

export function NewsletterThanks() {
  return (
    <SuccessNotice title="Please look into your mailbox.">
      We have sent you a link. Nothing else comes until you have opened it and pressed the button.
    </SuccessNotice>
  );
}
