import { data, redirect } from "react-router";
import * as v from "valibot";
import { agentSchema } from "#app/agency/texts/kinds/agent.ts";
import { toPortrait } from "#app/document/site/portrait/portrait.ts";
import { toRefusal } from "#app/office/access/refusal.ts";
import { handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { getOfficeText } from "#app/office/texts/get-office-text.server.ts";
import { agentKind } from "#app/office/texts/kinds/agents.ts";
import { changePortrait } from "#app/office/texts/portrait/change-portrait.server.ts";
import { PortraitPage } from "#app/office/texts/portrait/portrait-page.tsx";
import { makeId } from "#app/store/make-id.ts";
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

export default function AgentsPortrait({ loaderData, actionData }: Route.ComponentProps) {
  return <PortraitPage {...loaderData} problem={actionData?.problem} />;
}
