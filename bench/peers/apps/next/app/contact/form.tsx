"use client";
import { useId } from "react";
import { ContactForm } from "#app/enquiries/contact/contact-form.tsx";
import { contactSchema } from "#app/enquiries/contact/contact-schema.ts";
import { FormAlert } from "#app/enquiries/form/enquiry-form.tsx";
import { useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";

/** The site's form with its rules in the browser; nobody here takes what it sends. */
export function Form() {
  const form = useEnquiryForm({ name: "contact", schema: contactSchema, submissionId: useId() });
  return (
    <>
      <FormAlert form={form} />
      <ContactForm form={form} />
    </>
  );
}
