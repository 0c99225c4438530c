import { useEffect, useRef } from "react";
import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { toQuestionPath, toRentalQuestionPath } from "#app/agency/team/agents.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { officeMap } from "#app/document/coast/locator-maps.server.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { ContactForm, ContactThanks, OfficePanel } from "#app/enquiries/contact/contact-form.tsx";
import { contactKind, contactSchema } from "#app/enquiries/contact/contact-schema.ts";
import { FormPage, FormTitle, formHeaders, submitForm } from "#app/enquiries/form/form-page.tsx";
import { receiveEnquiry } from "#app/enquiries/form/receive-form.server.ts";
import { parseReference, toThanksAddress } from "#app/enquiries/form/submission-id.ts";
import { useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { toPhoneHref } from "#app/region/format.ts";
import { makeId } from "#app/store/make-id.ts";
import { ArrowRight, Mail, Phone } from "#app/ui/icons.tsx";
import type { Route } from "./+types/contact.ts";

export const handle = { readsSearch: ["sent"] };

const TITLE = "Contact Us";

export const headers = formHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: TITLE,
    rendersTitle: true,
    description: `Ask ${agency.name} what your home is worth, or anything else. A reply within 24 hours, from a person.`,
    path: href("/contact"),
    crumbs: toHomeCrumbs("Contact"),
  });
}

export function loader({ request, context }: Route.LoaderArgs) {
  const team = context.get(textsContext);
  const opened = { submissionId: makeId(Date.now()), reference: parseReference(request) };
  const ways = { homeHref: toQuestionPath(team), rentalHref: toRentalQuestionPath(team) };
  return { ...opened, ways, map: officeMap };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(
    { request, context },
    {
      schema: contactSchema,
      toEnquiry: (fields) => ({ kind: contactKind, fields }),
      toThanks: (reference) => toThanksAddress(href("/contact"), reference),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitForm(serverAction);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  // An accepted form starts anew, empty.
  return <ContactPage key={loaderData.submissionId} {...loaderData} reply={actionData} />;
}

type ContactPageProps = Route.ComponentProps["loaderData"] & { reply: Route.ComponentProps["actionData"] };

function ContactPage({ map, ways, reference, reply, ...opened }: ContactPageProps) {
  const form = useEnquiryForm({ name: "contact", schema: contactSchema, reference, reply, ...opened });
  const thanks = useRef<HTMLDivElement>(null);
  // Once: the thanks give way to errors of the next enquiry and come back while it is being corrected.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <>
      <FormTitle form={form}>{TITLE}</FormTitle>
      <PageHeader crumbs={toHomeCrumbs("Contact")} title={TITLE}>
        A reply within 24 hours, from a person.
      </PageHeader>
      <OtherWays {...ways} />
      <FormPage aside={<OfficePanel map={map} />}>
        <h2 className="font-display text-h2">Curious about the value of your home?</h2>
        {reference && !form.problem && <ContactThanks ref={thanks} reference={reference} />}
        <ContactForm form={form} />
      </FormPage>
    </>
  );
}

type OtherWaysProps = {
  /** The question form for homes that we sell or let. */
  homeHref: string;
  /** The same for landlords and tenants. */
  rentalHref: string;
};

/** Before the appraisal form: what suits whoever does not want an appraisal. */
function OtherWays({ homeHref, rentalHref }: OtherWaysProps) {
  const { phone, phoneHours } = useOffice();
  const ways = [
    { href: toPhoneHref(phone), Icon: Phone, label: phone, line: `Phones ${phoneHours}` },
    { href: `mailto:${agency.email}`, Icon: Mail, label: agency.email, line: "By e-mail, at any hour" },
    { href: homeHref, Icon: ArrowRight, label: "Ask about a home", line: "For sale or for rent" },
    {
      href: rentalHref,
      Icon: ArrowRight,
      label: "Tell us about your rental",
      line: "For landlords and tenants",
    },
  ];
  return (
    <ul aria-label="Ways to reach us" className="wrap grid gap-3 pb-10 sm:grid-cols-2 xl:grid-cols-4">
      {ways.map(({ href, Icon, label, line }) => (
        <li key={label} className="grid">
          <a
            href={href}
            className="group grid grid-cols-auto-rest content-center gap-x-3.5 rounded-sm border border-line bg-white px-5 py-4 no-underline hover:border-ink"
          >
            <Icon aria-hidden="true" className="row-span-2 size-5 self-center text-slate" />
            <span className="wrap-anywhere font-semibold group-hover:underline">{label}</span>{" "}
            <span className="text-slate text-sm">{line}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
