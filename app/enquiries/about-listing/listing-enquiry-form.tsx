import { EnquiryForm } from "../form/enquiry-form.tsx";
import { type FormState, useEnquiryForm } from "../form/use-enquiry-form.ts";
import type { ListingFormName } from "./form-names.ts";
import { type ListingForEnquiry, toFormPath } from "./listing-for-enquiry.ts";
import { listingForms } from "./listing-forms.ts";
import { toSeenFields } from "./seen-listing.ts";

type FormOfListing = { name: ListingFormName; listing: ListingForEnquiry };
type FormOptions = Omit<Parameters<typeof useEnquiryForm>[0], "name" | "schema">;

export function useListingForm({ name, listing, ...options }: FormOfListing & FormOptions) {
  const schema = listingForms[name].toSchema(listing.offered);
  return useEnquiryForm({ ...options, name: toFormPath(listing, name), schema });
}

type ListingEnquiryFormProps = FormOfListing & { form: FormState; hidden?: Record<string, string> };

/** A form about a listing, on its page and in its dialog. */
export function ListingEnquiryForm({ name, listing, form, hidden }: ListingEnquiryFormProps) {
  const { purpose, toSubmitLabel, Fields } = listingForms[name];
  return (
    <EnquiryForm
      form={form}
      action={toFormPath(listing, name)}
      purpose={purpose}
      submitLabel={toSubmitLabel(listing.offered)}
      hidden={{ ...toSeenFields(listing), ...hidden }}
    >
      <Fields field={form.field} offered={listing.offered} />
    </EnquiryForm>
  );
}
