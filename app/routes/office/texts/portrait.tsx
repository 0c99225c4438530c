import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { agentSchema } from "#app/agency/texts/kinds/agent.ts";
import { addVersion } from "#app/agency/texts/versions.server.ts";
import { AgentPortrait } from "#app/document/site/portrait/agent-portrait.tsx";
import { toPortrait } from "#app/document/site/portrait/portrait.ts";
import { toRefusal } from "#app/office/access/refusal.ts";
import {
  handleIntent,
  INCOMPLETE_FORM,
  type OfficeIntent,
  requirePerson,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { writeLog } from "#app/office/log/log.server.ts";
import { getOfficeText } from "#app/office/texts/get-office-text.server.ts";
import { agentKind } from "#app/office/texts/kinds/agents.ts";
import { FileField } from "#app/office/uploads/file-field.tsx";
import { getFiles, takePicture } from "#app/office/uploads/take-picture.server.ts";
import type { Database } from "#app/store/database.server.ts";
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
  return handleIntent(args, (entrance) => changePortrait(entrance, args));
}

const CHANGED = "Somebody changed this agent at the same moment. Nothing was saved: please send it again.";

/** Gives an agent another portrait, or none, in a new version of whatever is newest by then: a draft stays one. */
async function changePortrait(entrance: OfficeIntent, { params: { key }, url }: Route.ActionArgs) {
  const { db, intent, values, texts, person, now } = entrance;
  const find = (database: Database) =>
    getOfficeText(database, { kind: agentKind, key }, { ...entrance, texts: texts.get() });
  if (!(await find(db))) throw toRefusal({ reason: "not found" });
  const { success, output: id } = v.safeParse(submissionRule, values.submission);
  if (!success) return respond(INCOMPLETE_FORM);
  const read = intent === "add portrait" ? await readPortrait(entrance) : { picture: undefined };
  if ("problem" in read) return respond(read.problem);
  const { picture } = read;
  const outcome = await db.transaction().execute(async (transaction) => {
    const found = await find(transaction);
    if (!found) return "changed";
    const { picture: before, ...rest } = found.text ?? {};
    const added = await addVersion(transaction, {
      ...{ id, key, kind: agentKind.kind, seen: found.version, state: found.state },
      ...{ fields: picture ? { ...rest, picture } : rest, person, now },
    });
    if (added === "done")
      await writeLog(transaction, {
        ...{ person, intent, subject: agentKind.toName(found.text), now },
        ...{ before: { portrait: toName(before) }, after: { portrait: toName(picture) } },
      });
    return added;
  });
  if (outcome === "changed") return respond(CHANGED);
  await texts.refresh();
  return redirect(url.pathname, 303);
}

function respond(problem: string) {
  return data({ problem }, { status: 422 });
}

async function readPortrait({ form, pictures }: OfficeIntent) {
  const [file] = getFiles(form, "portrait");
  if (!file) return { problem: "Choose a picture." };
  const taken = await takePicture(pictures, file);
  // The agent's name stands beside it.
  return "picture" in taken ? { picture: { ...taken.picture, alt: "" } } : taken;
}

function toName(picture: unknown) {
  const name = typeof picture === "object" && picture !== null && "src" in picture ? picture.src : picture;
  return typeof name === "string" ? name : "none";
}

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
