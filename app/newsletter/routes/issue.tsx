import { href } from "react-router";
import * as v from "valibot";
import { handleIntent, requirePerson, submissionRule } from "#app/office/access/require-person.server.ts";
import { IntentForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { makeId } from "#app/store/make-id.ts";
import { DraftPage, SeeIt } from "../office/draft-page.tsx";
import { changeIssue } from "../office/issue-intents.ts";
import { describeIssue } from "../office/issue-state.ts";
import { readDraft, toOwnMail } from "../office/read-issue.ts";
import { getIssueDraft } from "../store/issue-drafts.server.ts";
import { countIssue, findUnreached, getIssue } from "../store/stored-issues.server.ts";
import { countConfirmed } from "../store/subscribers.server.ts";
import type { Route } from "./+types/issue.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { db, now } = entrance;
  const { id } = args.params;
  const issue = await getIssue(db, id);
  if (issue) {
    const { subject, paused_at } = issue;
    const { text } = toOwnMail(issue, "", entrance);
    return {
      begun: {
        id,
        subject,
        text,
        isPaused: paused_at !== null,
        ...describeIssue(issue, await countIssue(db, id)),
        unreached: await findUnreached(db, id),
      },
    };
  }
  const draft = await getIssueDraft(db, id);
  if (!draft && !v.is(submissionRule, id)) throw toRefusal({ reason: "not found" });
  const read = draft && (await readDraft(draft, entrance, args.context));
  return {
    draft: {
      id,
      draft: { subject: draft?.subject ?? "", body: draft?.body ?? "" },
      text: read?.issue && toOwnMail(read.issue, "", entrance).text,
      errors: read?.fault ? { body: read.fault } : undefined,
      readers: await countConfirmed(db),
      isAsked: args.url.searchParams.has("ask"),
      hidden: { seen: String(draft?.saved_at ?? 0), submission: makeId(now) },
    },
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changeIssue(entrance, args));
}

export default function Issue({ loaderData, actionData }: Route.ComponentProps) {
  const { begun, draft } = loaderData;
  if (begun) return <IssuePage {...begun} />;
  return <DraftPage {...draft} {...actionData} isAsked={draft.isAsked && !actionData} />;
}

type Begun = NonNullable<Route.ComponentProps["loaderData"]["begun"]>;

/** An issue that is being sent, or has been; its words can no longer change. */
function IssuePage({ id, subject, state, text, unreached, isPaused, isWaiting }: Begun) {
  return (
    <OfficePage title={subject} back={{ href: href("/office/newsletter"), label: "All issues" }}>
      <p className="text-lead text-tide">{state}</p>
      {isPaused && <IntentForm intent="go on" label="Go on" look="primary" />}
      {!isPaused && isWaiting && <IntentForm intent="pause issue" label="Pause" />}
      {unreached.length > 0 && (
        <Part title="Not reached">
          <p>The mail servers of these addresses refused it.</p>
          <ul className="divide-y divide-line border-line border-y">
            {unreached.map((email) => (
              <li key={email} className="wrap-anywhere py-3">
                {email}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <SeeIt id={id} text={text} />
    </OfficePage>
  );
}
