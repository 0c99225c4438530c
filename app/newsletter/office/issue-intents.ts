import { data, href, redirect } from "react-router";
import * as v from "valibot";
import {
  INCOMPLETE_FORM,
  numberRule,
  type OfficeArguments,
  type OfficeIntent,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import type { Errors, Typed } from "#app/office/frame/form-fields.tsx";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { isInLog, writeLog } from "#app/office/log/office-log.server.ts";
import { ALT_MISSING, getFiles, readAlt, takePicture } from "#app/office/uploads/take-picture.server.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import { dropIssueDraft, getIssueDraft, saveIssueDraft } from "../store/issue-drafts.server.ts";
import type { IssueRow } from "../store/newsletter-rows.ts";
import { getIssue, pauseIssue, startIssue, TEST_NOTICE } from "../store/stored-issues.server.ts";
import { issueForm } from "./issue-form.ts";
import { checkDraft, toOwnMail } from "./read-issue.ts";

type IssueArguments = OfficeArguments & { params: { id: string } };

/** Carries out the action of a form on an issue. An issue on its way can only be paused or go on. */
export async function changeIssue(entrance: OfficeIntent, args: IssueArguments) {
  const { db, intent } = entrance;
  const { id } = args.params;
  const page = redirect(href("/office/newsletter/:id", { id }), 303);
  const begun = await getIssue(db, id);
  if (intent === "pause issue" || intent === "go on") {
    if (!begun) throw toRefusal({ reason: "not found" });
    await pauseOrGoOn(entrance, begun);
    return page;
  }
  // The form was sent twice, or somebody else has sent the issue in the meantime.
  if (begun) return page;
  if (!v.is(submissionRule, id)) throw toRefusal({ reason: "not found" });
  if (intent === "discard draft") {
    await dropIssueDraft(db, id);
    return redirect(href("/office/newsletter"), 303);
  }
  return intent === "send issue" ? send(entrance, args, page) : keep(entrance, args, page);
}

async function pauseOrGoOn(
  { db, intent, person, now, outbox }: OfficeIntent,
  issue: Pick<IssueRow, "id" | "subject" | "paused_at">,
) {
  const pausedAt = intent === "go on" ? null : now;
  if ((issue.paused_at === null) === (pausedAt === null)) return;
  await db.transaction().execute(async (transaction) => {
    await pauseIssue(transaction, issue.id, pausedAt);
    await writeLog(transaction, { person, intent, subject: issue.subject, now });
  });
  outbox.wake();
}

const hiddenFields = v.object({ seen: numberRule, submission: submissionRule });

/** Saves the typed words, then sends a test, or asks for confirmation before sending. */
async function keep(entrance: OfficeIntent, { params: { id }, context }: IssueArguments, page: Response) {
  const { db, intent, values: typed, person, now } = entrance;
  const hidden = v.safeParse(hiddenFields, typed);
  const { output: words, errors } = parseValues(issueForm, typed);
  if (errors) return respond({ typed, errors });
  if (!hidden.success) return respond({ typed, errors: { body: INCOMPLETE_FORM } });
  const written = await writePicture(words.body, entrance);
  if ("problem" in written) return respond({ typed, errors: { picture: written.problem } });
  const { issue, fault } = await checkDraft({ ...words, ...written }, entrance, context);
  // A picture that was taken is in the text now.
  if (!issue) return respond({ typed: { ...typed, ...written, alt: "" }, errors: { body: fault } });
  const { seen, submission } = hidden.output;
  if (!(await saveIssueDraft(db, { id, ...words, ...written, saved_at: now }, seen)))
    return respond({ typed: { ...typed, ...written, alt: "" }, isChanged: true }, 409);
  if (intent === "ask to send") return redirect(`${href("/office/newsletter/:id", { id })}?ask=1`, 303);
  if (intent === "test issue" && !(await isInLog(db, submission))) {
    const mail = toOwnMail(issue, person.email, entrance);
    const notices = [{ kind: TEST_NOTICE, payload: { ...mail, subject: `Test: ${mail.subject}` } }];
    await db.transaction().execute(async (transaction) => {
      await addNotices(transaction, { subjectId: id, notices, state: "waiting", now });
      await writeLog(transaction, { id: submission, person, intent, subject: words.subject, now });
    });
    entrance.outbox.wake();
  }
  return page;
}

/** Writes an uploaded picture at the end of the text. */
async function writePicture(body: string, { form, values, pictures }: OfficeIntent) {
  const [file] = getFiles(form, "picture");
  const alt = readAlt(values).replaceAll(/[[\]]/g, "");
  if (!file) return alt === "" ? { body } : { problem: "Choose the picture that shows this." };
  if (alt === "") return { problem: ALT_MISSING };
  const taken = await takePicture(pictures, file);
  return "problem" in taken ? taken : { body: `${body}\n\n![${alt}](${taken.picture.src})` };
}

/** Sends the draft once, unless it has changed since it was shown. */
async function send(entrance: OfficeIntent, { params: { id }, context }: IssueArguments, page: Response) {
  const { db, intent, values, person, now } = entrance;
  const draft = await getIssueDraft(db, id);
  if (!draft) throw toRefusal({ reason: "not found" });
  if (values.seen !== String(draft.saved_at)) return respond({ isChanged: true }, 409);
  const { issue, fault } = await checkDraft(draft, entrance, context);
  if (!issue) return respond({ errors: { body: fault } });
  const { subject, text, html } = issue;
  await startIssue(db, { id, subject, text, html }, now, async (transaction) => {
    await dropIssueDraft(transaction, id);
    await writeLog(transaction, { person, intent, subject, now });
  });
  entrance.outbox.wake();
  return page;
}

type Problem = { typed?: Typed; errors?: Errors; isChanged?: true };

function respond(problem: Problem, status = 422) {
  return data(problem, { status });
}
