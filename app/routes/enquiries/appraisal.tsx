import { useEffect, useState } from "react";
import { href, useLocation } from "react-router";
import { AppraisalForm } from "#app/enquiries/appraisal-form.tsx";
import { AppraisalPanel } from "#app/enquiries/appraisal-panel.tsx";
import { FormAlert, FormTitle } from "#app/enquiries/form/form-alert.tsx";
import { formHeaders } from "#app/enquiries/form/form-headers.ts";
import { FormPage } from "#app/enquiries/form/form-page.tsx";
import { receiveEnquiry } from "#app/enquiries/form/receive-form.server.ts";
import { sendForm } from "#app/enquiries/form/send-form.ts";
import { makeId } from "#app/enquiries/form/submission-id.ts";
import { useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { parseSent, thanksParameters } from "#app/enquiries/listing/parse-sent.ts";
import { appraisalSchema } from "#app/enquiries/schemas/appraisal-schema.ts";
import { PageHeader } from "#app/site/page-header.tsx";
import { underHome } from "#app/site/seo/crumbs.ts";
import { toMeta } from "#app/site/seo/seo.ts";
import { SuccessNotice } from "#app/ui/form/success-notice.tsx";
import { Toaster } from "#app/ui/toast/toast.tsx";
import { showToast } from "#app/ui/toast/toast-store.ts";
import { agents } from "#content/agents.ts";
import type { Route } from "./+types/appraisal.ts";

export const handle = { hydrate: true, readsSearch: ["agent", ...thanksParameters] };

export const headers = formHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: "Free Property Appraisal · Headland",
    rendersTitle: true,
    description:
      "A free, written appraisal of your home on the Northern Beaches, with the sales behind the figure.",
    path: href("/appraisal"),
    crumbs: underHome("Appraisal"),
  });
}

export function loader({ request }: Route.LoaderArgs) {
  const agent = getAgent(new URL(request.url).searchParams.get("agent"));
  const wanted = agent && { id: agent.id, name: agent.name };
  return { submissionId: makeId(Date.now()), sent: parseSent(request), agent: wanted };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEnquiry(
    { request, context },
    {
      schema: appraisalSchema,
      toEnquiry: (fields, form) => ({ kind: "appraisal", fields, about: toSubject(form.get("agent")) }),
      toThanks: (reference) => `/appraisal?sent=${reference}#sent`,
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

const THANKS = "Thank you! Your appraisal request has been submitted. We'll contact you within 24 hours.";

export default function Appraisal({ loaderData, actionData }: Route.ComponentProps) {
  const { sent } = loaderData;
  // Values stay after sending, and with them the id: sent again unchanged, it is the same request.
  const [{ submissionId, agent }] = useState(loaderData);
  const isSent = Boolean(sent);
  const form = useEnquiryForm({ name: "appraisal", schema: appraisalSchema, problem: actionData, isSent });
  const isToast = useToastOnceSent(isSent);
  return (
    <>
      <FormTitle form={form}>Free Property Appraisal · Headland</FormTitle>
      <FormAlert form={form} />
      <PageHeader crumbs={underHome("Appraisal")} title="Free Property Appraisal">
        Tell us about the place. We will come and see it, then put a figure in writing.
      </PageHeader>
      <FormPage aside={<AppraisalPanel />}>
        {sent && !isToast && !form.problem && (
          <SuccessNotice title={THANKS}>Your reference is {sent}.</SuccessNotice>
        )}
        {agent && <p className="text-tide">Your request goes to {agent.name}, with a copy to our office.</p>}
        <AppraisalForm form={form} submissionId={submissionId} agentId={agent?.id} />
      </FormPage>
      <Toaster />
    </>
  );
}

/** With script the thanks are a toast; a page that arrives with its thanks written on it needs none. */
function useToastOnceSent(isSent: boolean) {
  const { key } = useLocation();
  const isToast = key !== "default";
  // biome-ignore lint/correctness/useExhaustiveDependencies: every time the form has been taken is a navigation with a new key.
  useEffect(() => {
    if (isSent && isToast) showToast(THANKS);
  }, [isSent, isToast, key]);
  return isToast;
}

function getAgent(id: unknown) {
  return agents.find((agent) => String(agent.id) === id);
}

function toSubject(id: unknown) {
  const agent = getAgent(id);
  return agent && { agent: { name: agent.name, email: agent.email } };
}
