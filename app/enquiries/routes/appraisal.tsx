import { useEffect, useState } from "react";
import { href, useLocation } from "react-router";
import { where } from "#app/agency/folder/places.ts";
import type { Team } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { APPRAISAL_THANKS, AppraisalForm, AppraisalPanel } from "#app/enquiries/appraisal/appraisal-form.tsx";
import { appraisalKind, appraisalSchema } from "#app/enquiries/appraisal/appraisal-schema.ts";
import { FormPage, FormTitle, formHeaders, submitForm } from "#app/enquiries/form/form-page.tsx";
import { receiveAndShow } from "#app/enquiries/form/receive-form.server.ts";
import { useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { campaignParameters } from "#app/enquiries/store/campaign.ts";
import { getAgentToAsk } from "#app/guide/team/agents.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { makeId } from "#app/store/make-id.ts";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { Toaster } from "#app/ui/toast/toast.tsx";
import { showToast } from "#app/ui/toast/toast-queue.ts";
import type { Route } from "./+types/appraisal.ts";
import { toPreset } from "./appraisal-preset.ts";

export const handle = { readsSearch: ["agent", "listing", ...campaignParameters] };

const TITLE = "Free Property Appraisal";

export const headers = formHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: TITLE,
    rendersTitle: true,
    description: `A free, written appraisal of your home ${where}, with the sales behind the figure.`,
    path: href("/appraisal"),
    crumbs: toHomeCrumbs("Appraisal"),
  });
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { agent, values } = toPreset(
    new URL(request.url).searchParams,
    context.get(catalogueContext).getSold(),
    context.get(textsContext),
  );
  const wanted = agent && { id: agent.id, name: agent.name };
  return { submissionId: makeId(Date.now()), agent: wanted, preset: values };
}

export function action({ request, context }: Route.ActionArgs) {
  const team = context.get(textsContext);
  return receiveAndShow(
    { request, context },
    {
      schema: appraisalSchema,
      toEnquiry: (fields, form) => ({
        kind: appraisalKind,
        fields,
        about: toSubject(team, form.get("agent")),
      }),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitForm(serverAction);
}

export default function Appraisal({ loaderData, actionData }: Route.ComponentProps) {
  // An accepted form keeps its values and id: submitted again unchanged, it is the same request.
  const [{ agent, ...opened }] = useState(loaderData);
  const form = useEnquiryForm({ name: "appraisal", schema: appraisalSchema, ...opened, reply: actionData });
  const isToast = useThanksToast(form.receipt);
  return (
    <>
      <FormTitle form={form}>{TITLE}</FormTitle>
      <PageHeader crumbs={toHomeCrumbs("Appraisal")} title={TITLE}>
        Tell us about the place. We will come and see it, then put a figure in writing.
      </PageHeader>
      <FormPage aside={<AppraisalPanel />}>
        {form.receipt && !isToast && !form.problem && (
          <SuccessNotice title={APPRAISAL_THANKS} autoFocus>
            Your reference is {form.receipt.reference}.
          </SuccessNotice>
        )}
        {agent && <p className="text-tide">Your request goes to {agent.name}, with a copy to our office.</p>}
        <AppraisalForm form={form} agentId={agent?.id} />
      </FormPage>
      <Toaster />
    </>
  );
}

/** With script the thanks appear as a toast; without, the page shows them. */
function useThanksToast(receipt: object | undefined) {
  const isToast = useLocation().key !== "default";
  useEffect(() => {
    if (receipt && isToast) showToast(APPRAISAL_THANKS);
  }, [receipt, isToast]);
  return isToast;
}

function toSubject(team: Team, id: unknown) {
  const agent = getAgentToAsk(team, String(id));
  return agent && { agent: { name: agent.name, email: agent.email } };
}
