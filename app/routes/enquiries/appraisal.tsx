import { useEffect, useState } from "react";
import { href, useLocation } from "react-router";
import { AppraisalForm } from "#app/enquiries/appraisal/appraisal-form.tsx";
import { AppraisalPanel } from "#app/enquiries/appraisal/appraisal-panel.tsx";
import { appraisalSchema } from "#app/enquiries/appraisal/appraisal-schema.ts";
import { FormAlert, FormTitle } from "#app/enquiries/form/form-alert.tsx";
import { formHeaders } from "#app/enquiries/form/form-headers.ts";
import { FormPage } from "#app/enquiries/form/form-page.tsx";
import { receiveAndShow } from "#app/enquiries/form/receive-form.server.ts";
import { sendForm } from "#app/enquiries/form/send-form.ts";
import { makeId } from "#app/enquiries/form/submission-id.ts";
import { useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { toMeta } from "#app/found/seo.ts";
import { underHome } from "#app/site/crumbs.ts";
import { PageHeader } from "#app/site/page-header.tsx";
import { getAgent } from "#app/team/agents.ts";
import { SuccessNotice } from "#app/ui/form/success-notice.tsx";
import { Toaster } from "#app/ui/toast/toast.tsx";
import { showToast } from "#app/ui/toast/toast-store.ts";
import type { Route } from "./+types/appraisal.ts";
import { toPreset } from "./appraisal-preset.ts";

export const handle = { readsSearch: ["agent", "listing"] };

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
  const { agent, values } = toPreset(new URL(request.url).searchParams);
  const wanted = agent && { id: agent.id, name: agent.name };
  return { submissionId: makeId(Date.now()), agent: wanted, preset: values };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveAndShow(
    { request, context },
    {
      schema: appraisalSchema,
      toEnquiry: (fields, form) => ({ kind: "appraisal", fields, about: toSubject(form.get("agent")) }),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

const THANKS = "Thank you! Your appraisal request has been submitted. We'll contact you within 24 hours.";

export default function Appraisal({ loaderData, actionData }: Route.ComponentProps) {
  // Values stay after sending, and with them the id: sent again unchanged, it is the same request.
  const [{ agent, ...opened }] = useState(loaderData);
  const sent = actionData?.status === 200 ? actionData : undefined;
  const problem = actionData?.status === 200 ? undefined : actionData;
  const form = useEnquiryForm({ name: "appraisal", schema: appraisalSchema, ...opened, problem, sent });
  const isToast = useToastOnceSent(sent);
  return (
    <>
      <FormTitle form={form}>Free Property Appraisal · Headland</FormTitle>
      <FormAlert form={form} />
      <PageHeader crumbs={underHome("Appraisal")} title="Free Property Appraisal">
        Tell us about the place. We will come and see it, then put a figure in writing.
      </PageHeader>
      <FormPage aside={<AppraisalPanel />}>
        {sent && !isToast && !form.problem && (
          <SuccessNotice title={THANKS} autoFocus>
            Your reference is {sent.reference}.
          </SuccessNotice>
        )}
        {agent && <p className="text-tide">Your request goes to {agent.name}, with a copy to our office.</p>}
        <AppraisalForm form={form} agentId={agent?.id} />
      </FormPage>
      <Toaster />
    </>
  );
}

/** With script the thanks are a toast; a page that arrives with its thanks written on it needs none. */
function useToastOnceSent(sent: object | undefined) {
  const isToast = useLocation().key !== "default";
  useEffect(() => {
    if (sent && isToast) showToast(THANKS);
  }, [sent, isToast]);
  return isToast;
}

function toSubject(id: unknown) {
  const agent = getAgent(String(id));
  return agent && { agent: { name: agent.name, email: agent.email } };
}
