import { useEffect, useRef } from "react";
import { href } from "react-router";
import { parseSent, thanksParameters } from "#app/enquiries/about-listing/parse-sent.ts";
import { ContactForm } from "#app/enquiries/contact/contact-form.tsx";
import { contactSchema } from "#app/enquiries/contact/contact-schema.ts";
import { OfficePanel } from "#app/enquiries/contact/office-panel.tsx";
import { FormAlert, FormTitle } from "#app/enquiries/form/form-alert.tsx";
import { formHeaders } from "#app/enquiries/form/form-headers.ts";
import { FormPage } from "#app/enquiries/form/form-page.tsx";
import { receiveEnquiry } from "#app/enquiries/form/receive-form.server.ts";
import { sendForm } from "#app/enquiries/form/send-form.ts";
import { makeId } from "#app/enquiries/form/submission-id.ts";
import { useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { toMeta } from "#app/found/seo.ts";
import { underHome } from "#app/site/crumbs.ts";
import { officeMap } from "#app/site/office-map.server.ts";
import { PageHeader } from "#app/site/page-header.tsx";
import { SuccessNotice } from "#app/ui/form/success-notice.tsx";
import type { Route } from "./+types/contact.ts";

export const handle = { readsSearch: thanksParameters };

export const headers = formHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: "Contact Us · Headland",
    rendersTitle: true,
    description:
      "Ask Headland what your home is worth, or anything else. A reply within 24 hours, from a person.",
    path: href("/contact"),
    crumbs: underHome("Contact"),
  });
}

export function loader({ request }: Route.LoaderArgs) {
  return { submissionId: makeId(Date.now()), sent: parseSent(request), map: officeMap };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(
    { request, context },
    {
      schema: contactSchema,
      toEnquiry: (fields) => ({ kind: "contact", fields }),
      toThanks: (reference) => `/contact?sent=${reference}#sent`,
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  // A form that was taken starts anew, empty.
  return <ContactPage key={loaderData.submissionId} {...loaderData} problem={actionData} />;
}

type ContactPageProps = Route.ComponentProps["loaderData"] & {
  problem: Route.ComponentProps["actionData"];
};

function ContactPage({ submissionId, sent, map, problem }: ContactPageProps) {
  const form = useEnquiryForm({ name: "contact", schema: contactSchema, submissionId, problem, sent });
  return (
    <>
      <FormTitle form={form}>Contact Us · Headland</FormTitle>
      <FormAlert form={form} />
      <PageHeader crumbs={underHome("Contact")} title="Contact Us">
        A reply within 24 hours, from a person.
      </PageHeader>
      <FormPage aside={<OfficePanel map={map} />}>
        <h2 className="font-display text-h2">Curious about the value of your home?</h2>
        {sent && !form.problem && <Thanks reference={sent} />}
        <ContactForm form={form} />
      </FormPage>
    </>
  );
}

function Thanks({ reference }: { reference: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <SuccessNotice ref={notice} title="Thank you for your inquiry! We'll contact you within 24 hours.">
      Your reference is {reference}.
    </SuccessNotice>
  );
}
