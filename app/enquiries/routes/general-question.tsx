import { data, href, redirect } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta, toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { PageHeader } from "#app/document/site/page-header.tsx";
import { questionKind } from "#app/enquiries/about-listing/question-schema.ts";
import { OfficePanel } from "#app/enquiries/contact/contact-form.tsx";
import { GeneralQuestionForm, useGeneralQuestion } from "#app/enquiries/contact/general-question-form.tsx";
import { generalQuestionSchema, toQuestionFields } from "#app/enquiries/contact/general-question-schema.ts";
import { FormPage, FormTitle, formHeaders, submitForm } from "#app/enquiries/form/form-page.tsx";
import { receiveEnquiry } from "#app/enquiries/form/receive-form.server.ts";
import { parseReference, toThanksAddress } from "#app/enquiries/form/submission-id.ts";
import { campaignParameters } from "#app/enquiries/store/campaign.ts";
import { AgentNotFound } from "#app/guide/team/agent-profile.tsx";
import { getAgentToAsk, toAskPath } from "#app/guide/team/agents.ts";
import { SellingAgent } from "#app/guide/team/contact-lines.tsx";
import { makeId } from "#app/store/make-id.ts";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/general-question.ts";

// A question to the office, and at /team/{id}/ask to one of its agents.

export const handle = { readsSearch: ["sent", ...campaignParameters] };

export const headers = formHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || "notFound" in loaderData) return toUnlistedMeta("Agent Not Found");
  const { agent } = loaderData;
  const whom = agent ? `${agent.name}, ${agent.title},` : agency.name;
  const asker = agent ? "" : ", as a buyer or a tenant";
  return toMeta(matches, {
    title: toTitle(agent),
    rendersTitle: true,
    description: `Ask ${whom} a question${asker}. A reply within ${agency.replyWithin}.`,
    path: toPath(agent),
    crumbs: toCrumbs(agent),
  });
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  const opened = { submissionId: makeId(Date.now()), reference: parseReference(request) };
  if (params.id === undefined) return data({ ...opened, agent: undefined });
  const texts = context.get(textsContext);
  const agent = getAgentToAsk(texts, params.id);
  if (!agent) return data({ notFound: texts.pages.team.notFound }, { status: 404 });
  if (String(agent.id) !== params.id) throw redirect(toAskPath(agent), 302);
  return data({ ...opened, agent });
}

export function action({ request, context, params }: Route.ActionArgs) {
  const agent = params.id === undefined ? undefined : getAgentToAsk(context.get(textsContext), params.id);
  if (params.id !== undefined && !agent) throw data(undefined, { status: 404 });
  const about = agent && { agent: { name: agent.name, email: agent.email } };
  return receiveEnquiry(
    { request, context },
    {
      schema: generalQuestionSchema,
      toEnquiry: (fields) => ({ kind: questionKind, fields: toQuestionFields(fields), about }),
      toThanks: (reference) => toThanksAddress(toPath(agent), reference),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitForm(serverAction);
}

export default function GeneralQuestion({ loaderData, actionData }: Route.ComponentProps) {
  if ("notFound" in loaderData) return <AgentNotFound {...loaderData} />;
  return <QuestionPage {...loaderData} reply={actionData} />;
}

type QuestionPageProps = {
  submissionId: string;
  reference?: string;
  agent: Agent | undefined;
  reply: Route.ComponentProps["actionData"];
};

/** It says what is wrong with the question here, and thanks. */
function QuestionPage({ agent, reference, submissionId, reply }: QuestionPageProps) {
  const form = useGeneralQuestion({ submissionId, reference, reply });
  const title = toTitle(agent);
  return (
    <>
      <FormTitle form={form}>{title}</FormTitle>
      <PageHeader crumbs={toCrumbs(agent)} title={title}>
        {agent
          ? "About a home, a suburb, a price or anything else we know."
          : `About a home, a suburb, an application or anything else. A reply within ${agency.replyWithin}.`}
      </PageHeader>
      <FormPage aside={agent ? <WhoReplies agent={agent} /> : <OfficePanel />}>
        {reference && !form.problem ? (
          <SuccessNotice
            title={`Thank you. ${agent ? `${agent.name} will` : "We’ll"} contact you within ${agency.replyWithin}.`}
          >
            Your reference is {reference}.
          </SuccessNotice>
        ) : (
          <GeneralQuestionForm form={form} action={toPath(agent)} />
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

function toTitle(agent: Agent | undefined) {
  return agent ? `Ask ${agent.name}` : "Ask a question";
}

function toPath(agent: Agent | undefined) {
  return agent ? toAskPath(agent) : href("/contact/question");
}

function toCrumbs(agent: Agent | undefined) {
  const page = { label: "Ask a question" };
  if (!agent) return [{ label: "Home", href: href("/") }, { label: "Contact", href: href("/contact") }, page];
  const profile = { label: agent.name, href: href("/team/:id", { id: String(agent.id) }) };
  return [{ label: "Our Team", href: href("/team") }, profile, page];
}
