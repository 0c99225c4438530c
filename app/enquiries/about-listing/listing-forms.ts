import type { FormSchema } from "#app/ui/form/parse-form.ts";
import type { OfferedTime } from "../booked-time.ts";
import type { EnquiryKind } from "../enquiry.ts";
import { contractForm } from "./contract-schema.ts";
import { inspectionForm } from "./inspection-schema.ts";
import type { ListingFormName } from "./listing-form-names.ts";
import { questionForm } from "./question-schema.ts";

/** One form about a listing, for its page, dialog, meta and action. */
type ListingForm = {
  kind: EnquiryKind;
  title: string;
  toDescription: (address: string) => string;
  toSchema: (offered: readonly OfferedTime[]) => FormSchema;
  /** Purpose of collecting the values; it follows "to". */
  purpose: string;
  toSubmitLabel: (offered: readonly OfferedTime[]) => string;
};

export const listingForms: Record<ListingFormName, ListingForm> = {
  inspection: inspectionForm,
  enquire: questionForm,
  contract: contractForm,
};
