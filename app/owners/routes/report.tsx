import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { toWeekStart } from "#app/agency/agency-time.ts";
import {
  handleIntent,
  INCOMPLETE_FORM,
  numberRule,
  type OfficeIntent,
  requirePerson,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import { field, toFields } from "#app/office/frame/form-fields.tsx";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import { requiredLines } from "#app/ui/form/text-rules.ts";
import { resendReport, saveReportDraft, sendReport } from "../owner-reports.server.ts";
import { proposeWords } from "../owner-view.ts";
import { toReportMail } from "../report-mail.server.ts";
import { ReportPage } from "../report-page.tsx";
import type { Route } from "./+types/report.ts";
import { readReport } from "./read-report.ts";

/** With more, the sheet would not be one of A4. */
const MOST_WORDS = 1_200;

const reportForm = v.object({
  words: field(
    "Your words for the week",
    requiredLines("Write your words", MOST_WORDS, "Shorten your words"),
    {
      kind: "lines",
      rows: 10,
      hint: "The figures, how it stands and the next open homes stand below them.",
    },
  ),
});

/** What the page showed: the draft's time and the last report's (ms). */
const hiddenSchema = v.object({ submission: submissionRule, drafted: numberRule, reported: numberRule });

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { person, publicOrigin, texts, now } = entrance;
  const read = await readReport(entrance, args.params.id, args.context);
  const { owner, homeId, view, next, last, hasNews, figures } = read;
  const words = owner.draft || proposeWords(next);
  const isLost = Number(owner.is_lost) === 1;
  const isAsked = owner.draft !== "" || new URL(args.request.url).searchParams.has("another");
  const isDue = owner.reported_at < toWeekStart(now);
  const { phone } = texts.get().office;
  const url = `${publicOrigin}${href("/owner/:token", { token: "made-when-sent" })}`;
  return {
    id: owner.id,
    name: owner.name,
    email: owner.email,
    isLost,
    /** What was sent this week, until there is something new to tell or somebody asks for another. */
    resting: last && !isDue && !hasNews && !isAsked ? last.words : undefined,
    home: { id: homeId, address: view.address },
    state: owner.reported_at === 0 ? "No report yet" : `Last sent ${formatMoment(owner.reported_at)}`,
    fields: toFields(reportForm, { words }),
    hidden: {
      submission: makeId(now),
      drafted: String(owner.drafted_at),
      reported: String(owner.reported_at),
    },
    text: toReportMail({ owner, words, figures, author: person, url, phone }).text,
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changeReport(entrance, args));
}

async function changeReport(entrance: OfficeIntent, args: Route.ActionArgs) {
  const { db, intent, values: typed, person, now, outbox } = entrance;
  const { owner, homeId, figures } = await readReport(entrance, args.params.id, args.context);
  const by = { person, intent, subject: homeId, now };
  const next = redirect(href("/office/reports/:id", { id: owner.id }), 303);
  if (intent === "resend report") {
    await db.transaction().execute(async (transaction) => {
      // Pressed twice, it is on its way already.
      if (await resendReport(transaction, owner.id, now)) await writeLog(transaction, by);
    });
    outbox.wake();
    return next;
  }
  const hidden = v.safeParse(hiddenSchema, typed);
  const { output, errors } = parseValues(reportForm, typed);
  if (errors) return respond({ typed, errors });
  if (!hidden.success) return respond({ typed, errors: { words: INCOMPLETE_FORM } });
  const { words } = output;
  const { submission: id, drafted, reported } = hidden.output;
  if (intent === "keep report") {
    const isKept = await db.transaction().execute(async (transaction) => {
      const draft = { ownerId: owner.id, words, seen: drafted, now };
      if (!(await saveReportDraft(transaction, draft))) return false;
      await writeLog(transaction, by);
      return true;
    });
    return isKept || owner.draft === words ? next : respond({ typed, isChanged: true }, 409);
  }
  const report = {
    id,
    ownerId: owner.id,
    homeId,
    words,
    figures,
    author: person,
    seen: reported,
    drafted,
    now,
  };
  const outcome = await sendReport(db, report, (transaction) => writeLog(transaction, by));
  if (outcome === "changed") return respond({ typed, isChanged: true }, 409);
  outbox.wake();
  return next;
}

type Problem = { typed: Record<string, string>; errors?: Record<string, string>; isChanged?: true };

function respond(problem: Problem, status = 422) {
  return data(problem, { status });
}

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} {...actionData} />;
}
