import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { PageHeader } from "#app/document/site/page-header.tsx";
import { questionKind } from "#app/enquiries/about-listing/question-schema.ts";
import { OfficePanel } from "#app/enquiries/contact/contact-form.tsx";
import { GeneralQuestionForm, useGeneralQuestion } from "#app/enquiries/contact/general-question-form.tsx";
import { generalQuestionSchema, toQuestionFields } from "#app/enquiries/contact/general-question-schema.ts";
import { FormPage, FormTitle, formHeaders, submitForm } from "#app/enquiries/form/form-page.tsx";
import { receiveEnquiry } from "#app/enquiries/form/receive-form.server.ts";
import { parseReference, toThanksAddress } from "#app/enquiries/form/submission-id.ts";
import { campaignParameters } from "#app/enquiries/store/campaign.ts";
import { makeId } from "#app/store/make-id.ts";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/general-question.ts";

export const handle = { readsSearch: ["sent", ...campaignParameters] };

const TITLE = "Ask a question";
const crumbs = [
  { label: "Home", href: href("/") },
  { label: "Contact", href: href("/contact") },
  { label: TITLE },
];

export const headers = formHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: TITLE,
    rendersTitle: true,
    description: `Ask ${agency.name} a question, as a buyer or a tenant. A reply within ${agency.replyWithin}.`,
    path: href("/contact/question"),
    crumbs,
  });
}

export function loader({ request }: Route.LoaderArgs) {
  return { submissionId: makeId(Date.now()), reference: parseReference(request) };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(
    { request, context },
    {
      schema: generalQuestionSchema,
      toEnquiry: (fields) => ({ kind: questionKind, fields: toQuestionFields(fields) }),
      toThanks: (reference) => toThanksAddress(href("/contact/question"), reference),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitForm(serverAction);
}

/** The general question of /contact on a page of its own, which shows its errors and its thanks. */
export default function GeneralQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { reference } = loaderData;
  const form = useGeneralQuestion({ ...loaderData, reply: actionData });
  return (
    <>
      <FormTitle form={form}>{TITLE}</FormTitle>
      <PageHeader crumbs={crumbs} title={TITLE}>
        About a home, a suburb, an application or anything else. A reply within {agency.replyWithin}.
      </PageHeader>
      <FormPage aside={<OfficePanel />}>
        {reference && !form.problem ? (
          <SuccessNotice title={`Thank you. We’ll contact you within ${agency.replyWithin}.`}>
            Your reference is {reference}.
          </SuccessNotice>
        ) : (
          <GeneralQuestionForm form={form} action={href("/contact/question")} />
        )}
      </FormPage>
    </>
  );
}
