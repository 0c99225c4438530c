import * as v from "valibot";
import { getIssueDraft } from "#app/enquiries/store/issue-drafts.server.ts";
import { countIssue, findUnreached, getIssue } from "#app/enquiries/store/issues.server.ts";
import { countConfirmed } from "#app/enquiries/store/subscribers.server.ts";
import { toRefusal } from "#app/office/access/refusal.ts";
import { handleIntent, requirePerson, submissionRule } from "#app/office/access/require-person.server.ts";
import { DraftPage } from "#app/office/newsletter/draft-page.tsx";
import { IssuePage } from "#app/office/newsletter/issue-page.tsx";
import { describeIssue } from "#app/office/newsletter/issue-state.ts";
import { makeId } from "#app/store/make-id.ts";
import type { Route } from "./+types/issue.ts";
import { changeIssue } from "./issue-intents.ts";
import { readDraft, toOwnMail } from "./read-issue.ts";

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
        ...{ id, subject, text, isPaused: paused_at !== null },
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
