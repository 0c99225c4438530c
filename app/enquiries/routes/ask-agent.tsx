import { data, href, redirect } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta, toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { PageHeader } from "#app/document/site/page-header.tsx";
import { AgentPortrait } from "#app/document/site/portrait/agent-portrait.tsx";
import { toPortrait } from "#app/document/site/portrait/portrait.ts";
import { formFields } from "#app/enquiries/about-listing/form-fields.tsx";
import { questionForm, questionKind, questionSchema } from "#app/enquiries/about-listing/question-schema.ts";
import { EnquiryForm } from "#app/enquiries/form/enquiry-form.tsx";
import { FormPage, FormTitle, formHeaders, submitForm } from "#app/enquiries/form/form-page.tsx";
import { receiveEnquiry } from "#app/enquiries/form/receive-form.server.ts";
import { parseReference, toThanksAddress } from "#app/enquiries/form/submission-id.ts";
import { useEnquiryForm } from "#app/enquiries/form/use-enquiry-form.ts";
import { campaignParameters } from "#app/enquiries/store/campaign.ts";
import { AgentNotFound } from "#app/guide/team/agent-profile.tsx";
import { getAgentToAsk, toAskPath } from "#app/guide/team/agents.ts";
import { makeId } from "#app/store/make-id.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { SuccessNotice } from "#app/ui/form/notices.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
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
      schema: questionSchema,
      toEnquiry: (fields) => ({ kind: questionKind, fields, about: { agent: { name, email } } }),
      toThanks: (reference) => toThanksAddress(toAskPath(agent), reference),
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitForm(serverAction);
}

export default function AskAgent({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.agent) return <AgentNotFound {...loaderData} />;
  return <AskAgentPage {...loaderData} reply={actionData} />;
}

type AskAgentPageProps = Extract<Route.ComponentProps["loaderData"], { agent: Agent }> & {
  reply: Route.ComponentProps["actionData"];
};

function AskAgentPage({ agent, reference, submissionId, reply }: AskAgentPageProps) {
  const form = useEnquiryForm({
    name: toAskPath(agent),
    schema: questionSchema,
    submissionId,
    reference,
    reply,
  });
  const { purpose, toSubmitLabel } = questionForm;
  return (
    <>
      <FormTitle form={form}>{toTitle(agent)}</FormTitle>
      <PageHeader crumbs={toCrumbs(agent)} title={toTitle(agent)}>
        About a home, a suburb, a price or anything else we know.
      </PageHeader>
      <FormPage aside={<WhoReplies agent={agent} />}>
        {reference && !form.problem ? (
          <SuccessNotice title={`Thank you. ${agent.name} will contact you within ${agency.replyWithin}.`}>
            Your reference is {reference}.
          </SuccessNotice>
        ) : (
          <EnquiryForm form={form} purpose={purpose} submitLabel={toSubmitLabel()}>
            <formFields.enquire field={form.field} offered={[]} />
          </EnquiryForm>
        )}
      </FormPage>
    </>
  );
}

function WhoReplies({ agent }: { agent: Agent }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-sm bg-sand-50 p-6">
      <div className="flex items-center gap-4">
        <AgentPortrait
          portrait={toPortrait(agent)}
          sizes={pictureSizes.agentLine}
          className="size-17 flex-none"
        />
        <p>
          <span className="block font-semibold leading-snug">{agent.name}</span>
          <span className="text-slate text-sm">{agent.role}</span>
        </p>
      </div>
      <p>
        {agent.name} will reply within {agency.replyWithin}. If it is urgent, ring{" "}
        <span className="whitespace-nowrap">{agent.phone}</span>.
      </p>
      <BackLink href={toProfilePath(agent)}>Back to the profile</BackLink>
    </div>
  );
}

function toTitle({ name }: Agent) {
  return `Ask ${name}`;
}

function toCrumbs(agent: Agent) {
  return [
    { label: "Our Team", href: href("/team") },
    { label: agent.name, href: toProfilePath(agent) },
    { label: "Ask a question" },
  ];
}

function toProfilePath({ id }: Agent) {
  return href("/team/:id", { id: String(id) });
}
