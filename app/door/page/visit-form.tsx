import { CollectionNotice } from "#app/document/site/collection-notice.tsx";
import { newsWording } from "#app/door/open-home-schema.ts";
import { EmailField, FormAlert, HiddenFields } from "#app/enquiries/form/enquiry-form.tsx";
import type { FormState } from "#app/enquiries/form/use-enquiry-form.ts";
import { openHomeLabels as labels } from "#app/enquiries/open-home-kind.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField, RadioField, TextField } from "#app/ui/form/field.tsx";
import { visitInterests } from "../visit-schema.ts";

/** The form for visitors on their own phone. The collection notice comes before the first field. */
export function VisitForm({ form, asksPrice }: { form: FormState; asksPrice: boolean }) {
  return (
    <form method="post" noValidate className="grid gap-5">
      <HiddenFields submissionId={form.submissionId} />
      <FormAlert form={form} />
      <CollectionNotice purpose="answer you about this home and to know who came" />
      <TextField {...form.field("name")} label={labels.name} autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field("phone")}
          label={labels.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="Or your email"
        />
        <EmailField {...form.field("email")} label={labels.email} />
      </div>
      <RadioField
        {...form.field("interest")}
        label="How interested are you? (optional)"
        options={visitInterests}
      />
      {asksPrice && (
        <TextField
          {...form.field("price")}
          label="What do you think it is worth?"
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
      )}
      <CheckField name="callBack" isChecked={Boolean(form.field("callBack").defaultValue)}>
        Please call me
      </CheckField>
      <CheckField name="news" isChecked={Boolean(form.field("news").defaultValue)}>
        {newsWording}
      </CheckField>
      <div>
        <Button type="submit">Sign in</Button>
      </div>
    </form>
  );
}
