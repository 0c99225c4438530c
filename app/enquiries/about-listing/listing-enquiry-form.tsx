import type { Ref } from "react";
import { agency } from "#app/agency/folder/agency.ts";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { calendarLinks } from "#app/slots/calendar-links.ts";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { formatBooked, type OfferedTime } from "../booked-time.ts";
import { EnquiryForm } from "../form/enquiry-form.tsx";
import type { FormReceipt } from "../form/form-reply.ts";
import { type FormOptions, type FormState, useEnquiryForm } from "../form/use-enquiry-form.ts";
import { formFields } from "./form-fields.tsx";
import { type ListingForEnquiry, toFormPath, toSeenFields } from "./listing-for-enquiry.ts";
import type { ListingFormName } from "./listing-form-names.ts";
import { listingForms } from "./listing-forms.ts";

type FormOfListing = { name: ListingFormName; listing: ListingForEnquiry };
type OwnOptions = Omit<FormOptions, "name" | "schema">;

export function useListingForm({ name, listing, ...options }: FormOfListing & OwnOptions) {
  const schema = listingForms[name].toSchema(listing.offered);
  return useEnquiryForm({ ...options, name: toFormPath(listing, name), schema });
}

type ListingEnquiryFormProps = FormOfListing & { form: FormState; hidden?: Record<string, string> };

export function ListingEnquiryForm({ name, listing, form, hidden }: ListingEnquiryFormProps) {
  const { purpose, toSubmitLabel } = listingForms[name];
  const Fields = formFields[name];
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

/** An accepted form of a dialog, with the current listing and, if a time was booked, that inspection. */
export type ListingReceipt = FormReceipt & {
  listing: ListingForEnquiry;
  booked?: OfferedTime;
  wasBooked?: boolean;
};

type ListingThanksProps = {
  reference: string;
  /** Missing, or without an agent, once the listing has been taken down. */
  listing?: ListingForEnquiry;
  booked?: OfferedTime;
  /** The same person had booked it before. */
  wasBooked?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** Replaces an accepted form about a listing, on its page and in its dialog. */
export function ListingThanks({ reference, listing, booked, wasBooked, ref }: ListingThanksProps) {
  if (!listing?.agentName) {
    return (
      <SuccessNotice ref={ref} title={`Thank you. We’ll contact you within ${agency.replyWithin}.`}>
        Your reference is {reference}. This home has since been taken off our website, so our office will
        reply to you.
      </SuccessNotice>
    );
  }
  if (booked)
    return (
      <BookedThanks reference={reference} listing={listing} booked={booked} wasBooked={wasBooked} ref={ref} />
    );
  const { agentName, address } = listing;
  return (
    <SuccessNotice ref={ref} title={`Thank you. ${agentName} will contact you within ${agency.replyWithin}.`}>
      {address}. Your reference is {reference}.
    </SuccessNotice>
  );
}

type BookedThanksProps = Required<Pick<ListingThanksProps, "reference" | "listing" | "booked">> &
  Pick<ListingThanksProps, "wasBooked" | "ref">;

function BookedThanks({ reference, listing, booked, wasBooked, ref }: BookedThanksProps) {
  const office = useOffice();
  const { agentName, agentPhone = office.phone, address } = listing;
  return (
    <SuccessNotice
      ref={ref}
      title={`${wasBooked ? "You had booked already" : "You are booked"}: ${formatBooked(booked.value)}`}
    >
      {wasBooked && "It is still one booking, so we won’t email you again. "}
      {address}. If you can’t come or have a question, ring {agentName} on{" "}
      <a href={toPhoneHref(agentPhone)} className="inline-block whitespace-nowrap py-0.5 underline">
        {agentPhone}
      </a>
      . Your reference is {reference}.{" "}
      {calendarLinks.map(({ name, toHome }) => (
        <a
          key={name}
          href={toHome(listing, booked.value)}
          className="inline-block py-0.5 font-semibold underline"
        >
          Add to calendar
        </a>
      ))}
    </SuccessNotice>
  );
}
