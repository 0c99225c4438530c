import { useEffect, useRef } from "react";
import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { officeMap } from "#app/document/site/office/office-map.server.ts";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { ContactForm, ContactThanks, OfficePanel } from "#app/enquiries/contact/contact-form.tsx";
import { contactKind, contactSchema } from "#app/enquiries/contact/contact-schema.ts";
import { GeneralQuestionForm, useGeneralQuestion } from "#app/enquiries/contact/general-question-form.tsx";
import { FormPage, FormTitle, formHeaders, submitForm } from "#app/enquiries/form/form-page.tsx";
import { receiveEnquiry } from "#app/enquiries/form/receive-form.server.ts";
import { parseReference, toThanksAddress } from "#app/enquiries/form/submission-id.ts";
import { useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { campaignParameters } from "#app/enquiries/store/campaign.ts";
import { toRentalQuestionPath } from "#app/guide/team/agents.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { makeId } from "#app/store/make-id.ts";
import { ArrowRight, ChevronDown, Mail, Phone } from "#app/ui/icons.tsx";
import type { Route } from "./+types/contact.ts";

export const handle = { readsSearch: ["sent", ...campaignParameters] };

const TITLE = "Contact Us";

export const headers = formHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: TITLE,
    rendersTitle: true,
    description: `Ask ${agency.name} what your home is worth, or anything else. A reply within ${agency.replyWithin}, from a person.`,
    path: href("/contact"),
    crumbs: toHomeCrumbs("Contact"),
  });
}

export function loader({ request, context }: Route.LoaderArgs) {
  const now = Date.now();
  return {
    submissionId: makeId(now),
    questionId: makeId(now),
    reference: parseReference(request),
    rentalHref: toRentalQuestionPath(context.get(textsContext)),
    map: officeMap,
  };
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
  // An accepted form is replaced by an empty one.
  return <ContactPage key={loaderData.submissionId} {...loaderData} reply={actionData} />;
}

type ContactPageProps = Route.ComponentProps["loaderData"] & { reply: Route.ComponentProps["actionData"] };

function ContactPage({ map, rentalHref, reference, reply, submissionId, questionId }: ContactPageProps) {
  const form = useEnquiryForm({ name: "contact", schema: contactSchema, reference, reply, submissionId });
  const question = useGeneralQuestion({ submissionId: questionId });
  const thanks = useRef<HTMLDivElement>(null);
  // Only once: errors of the next enquiry replace the thanks, which return while it is corrected.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <>
      <FormTitle form={question.problem ? question : form}>{TITLE}</FormTitle>
      <PageHeader crumbs={toHomeCrumbs("Contact")} title={TITLE}>
        A reply within 24 hours, from a person.
      </PageHeader>
      <OtherWays rentalHref={rentalHref} />
      <FormPage
        aside={
          <div className="grid gap-7">
            <section aria-labelledby="question" className="grid gap-5 rounded-sm bg-sand-50 p-6">
              <h2 id="question" className="scroll-mt-under-header font-display text-h3">
                Buying or renting? Ask us anything
              </h2>
              <GeneralQuestionForm form={question} action={href("/contact/question")} />
            </section>
            <OfficePanel map={map} />
          </div>
        }
      >
        <h2 id="appraisal" className="scroll-mt-under-header font-display text-h2">
          Curious about the value of your home?
        </h2>
        {reference && !form.problem && <ContactThanks ref={thanks} reference={reference} />}
        <ContactForm form={form} />
      </FormPage>
    </>
  );
}

/** Links by subject, then the office's phone and e-mail; `rentalHref` leads to the property manager. */
function OtherWays({ rentalHref }: { rentalHref: string }) {
  const { phone, phoneHours } = useOffice();
  const topics = [
    {
      href: "#appraisal",
      Icon: ChevronDown,
      label: "What my home is worth",
      line: "For owners who may sell",
    },
    { href: "#question", Icon: ChevronDown, label: "Buying or renting", line: "Ask us anything" },
    { href: rentalHref, Icon: ArrowRight, label: "Letting my property", line: "For landlords" },
  ];
  const ways = [
    { href: toPhoneHref(phone), Icon: Phone, label: phone, line: `Phones ${phoneHours}` },
    { href: `mailto:${agency.email}`, Icon: Mail, label: agency.email, line: "Email, at any hour" },
  ];
  return (
    <section aria-labelledby="topic" className="wrap grid gap-4 pb-10">
      <h2 id="topic" className="font-display text-h3">
        What is it about?
      </h2>
      <Cards cards={topics} className="sm:grid-cols-3" />
      <Cards cards={ways} className="sm:grid-cols-2" />
    </section>
  );
}

type Card = { href: string; Icon: typeof Mail; label: string; line: string };

function Cards({ cards, className }: { cards: readonly Card[]; className: string }) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {cards.map(({ href, Icon, label, line }) => (
        <li key={label} className="grid">
          <a
            href={href}
            className="group grid grid-cols-auto-rest content-center gap-x-3.5 rounded-sm border border-line bg-white px-5 py-4 no-underline hover:border-ink"
          >
            <Icon className="row-span-2 size-5 self-center text-slate" />
            <span className="wrap-anywhere font-semibold group-hover:underline">{label}</span>{" "}
            <span className="text-slate text-sm">{line}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
