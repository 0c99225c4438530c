import { data, href, redirect } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta, toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { PageHeader } from "#app/document/site/page-header.tsx";
import { questionKind } from "#app/enquiries/about-listing/question-schema.ts";
import { GeneralQuestionForm, useGeneralQuestion } from "#app/enquiries/contact/general-question-form.tsx";
import { generalQuestionSchema, toQuestionFields } from "#app/enquiries/contact/general-question-schema.ts";
import { FormPage, FormTitle, formHeaders } from "#app/enquiries/form/form-page.tsx";
import { receiveEnquiry } from "#app/enquiries/form/receive-form.server.ts";
import { parseReference, toThanksAddress } from "#app/enquiries/form/submission-id.ts";
import { campaignParameters } from "#app/enquiries/store/campaign.ts";
import { AgentNotFound } from "#app/guide/team/agent-profile.tsx";
import { getAgentToAsk, toAskPath } from "#app/guide/team/agents.ts";
import { SellingAgent } from "#app/guide/team/contact-lines.tsx";
import { makeId } from "#app/store/make-id.ts";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/ask-agent.ts";

export const handle = { readsSearch: ["sent", ...campaignParameters] };

export const headers = formHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.agent) return toUnlistedMeta("Agent Not Found");
  const { agent } = loaderData;
  return toMeta(matches, {
    title: toTitle(agent),
    rendersTitle: true,
    description: `Ask ${agent.name}, ${agent.title}, a question. A reply within ${agency.replyWithin}.`,
    path: toAskPath(agent),
    crumbs: toCrumbs(agent),
  });
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  const texts = context.get(textsContext);
  const agent = getAgentToAsk(texts, params.id);
  if (!agent) return data({ agent, ...texts.pages.team }, { status: 404 });
  if (String(agent.id) !== params.id) throw redirect(toAskPath(agent), 302);
  return data({ agent, submissionId: makeId(Date.now()), reference: parseReference(request) });
}

export function action({ request, context, params }: Route.ActionArgs) {
  const agent = getAgentToAsk(context.get(textsContext), params.id);
  if (!agent) throw data(undefined, { status: 404 });
  const { name, email } = agent;
  return receiveEnquiry(
    { request, context },
    {
      schema: generalQuestionSchema,
      toEnquiry: (fields) => ({
        kind: questionKind,
        fields: toQuestionFields(fields),
        about: { agent: { name, email } },
      }),
      toThanks: (reference) => toThanksAddress(toAskPath(agent), reference),
    },
  );
}

export default function AskAgent({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.agent) return <AgentNotFound {...loaderData} />;
  return <AskAgentPage {...loaderData} reply={actionData} />;
}

type AskAgentPageProps = Extract<Route.ComponentProps["loaderData"], { agent: Agent }> & {
  reply: Route.ComponentProps["actionData"];
};

function AskAgentPage({ agent, ...opened }: AskAgentPageProps) {
  const form = useGeneralQuestion(opened);
  return (
    <>
      <FormTitle form={form}>{toTitle(agent)}</FormTitle>
      <PageHeader crumbs={toCrumbs(agent)} title={toTitle(agent)}>
        About a home, a suburb, a price or anything else we know.
      </PageHeader>
      <FormPage aside={<WhoReplies agent={agent} />}>
        {opened.reference && !form.problem ? (
          <SuccessNotice title={`Thank you. ${agent.name} will contact you within ${agency.replyWithin}.`}>
            Your reference is {opened.reference}.
          </SuccessNotice>
        ) : (
          <GeneralQuestionForm form={form} action={toAskPath(agent)} />
        )}
      </FormPage>
    </>
  );
}

function WhoReplies({ agent }: { agent: Agent }) {
  return (
    <div className="grid gap-4 rounded-sm bg-sand-50 p-6">
      <SellingAgent name={agent.name} phone={agent.phone} agent={agent} />
      <p>
        {agent.name} will reply within {agency.replyWithin}. If it is urgent, please ring.
      </p>
    </div>
  );
}

function toTitle({ name }: Agent) {
  return `Ask ${name}`;
}

function toCrumbs(agent: Agent) {
  return [
    { label: "Our Team", href: href("/team") },
    { label: agent.name, href: href("/team/:id", { id: String(agent.id) }) },
    { label: "Ask a question" },
  ];
}
