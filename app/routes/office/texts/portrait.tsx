import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { agentSchema } from "#app/agency/texts/kinds/agent.ts";
import { AgentPortrait } from "#app/document/site/portrait/agent-portrait.tsx";
import { toPortrait } from "#app/document/site/portrait/portrait.ts";
import { toRefusal } from "#app/office/access/refusal.ts";
import { handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { changePortrait } from "#app/office/texts/change-portrait.server.ts";
import { getOfficeText } from "#app/office/texts/get-office-text.server.ts";
import { agentKind } from "#app/office/texts/kinds/agents.ts";
import { FileField } from "#app/office/uploads/file-field.tsx";
import { makeId } from "#app/store/make-id.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/portrait.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, texts, person, reach, now } = await requirePerson(args);
  const { key } = args.params;
  const found = await getOfficeText(db, { kind: agentKind, key }, { texts: texts.get(), person, reach });
  if (!found) throw toRefusal({ reason: "not found" });
  const agent = v.parse(agentSchema, found.text);
  return {
    agent: { key, name: agent.name },
    portrait: toPortrait(agent),
    isDraft: found.state === "draft",
    submissions: { add: makeId(now), remove: makeId(now) },
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async (entrance) => {
    const result = await changePortrait(entrance, args.params.key);
    if (!result) throw toRefusal({ reason: "not found" });
    return result.problem ? data(result, { status: 422 }) : redirect(args.url.pathname, 303);
  });
}

/** An agent's portrait, and another in its place. */
export default function AgentsPortrait({ loaderData, actionData }: Route.ComponentProps) {
  const { agent, portrait, isDraft, submissions } = loaderData;
  const problem = actionData?.problem;
  return (
    <OfficePage
      title={`Portrait, ${agent.name}`}
      heading="Portrait"
      publicPage={isDraft ? undefined : href("/team/:id", { id: agent.key })}
    >
      <p>
        <BackLink href={href("/office/texts/:kind/:key", { kind: "agents", key: agent.key })}>
          {agent.name}
        </BackLink>
      </p>
      {problem && <ErrorSummary title={problem} />}
      <AgentPortrait portrait={portrait} sizes="16rem" className="aspect-portrait w-full max-w-64" />
      <IntentForm
        intent="add portrait"
        label={isDraft ? "Put it into the draft" : "Put it on the site"}
        hidden={{ submission: submissions.add }}
        sendsFiles
        look="primary"
      >
        <FileField
          name="portrait"
          label="New portrait"
          hint="Upright, 12 MB at most. Where it was taken is not kept. It takes a few seconds."
        />
      </IntentForm>
      {"picture" in portrait && (
        <IntentForm
          intent="remove portrait"
          label="Take the portrait away"
          hidden={{ submission: submissions.remove }}
        />
      )}
    </OfficePage>
  );
}
