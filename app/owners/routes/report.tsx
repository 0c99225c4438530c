import { data, href, redirect } from "react-router";
import * as v from "valibot";
import {
  handleIntent,
  INCOMPLETE_FORM,
  numberRule,
  type OfficeIntent,
  requirePerson,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import {
  type Errors,
  type FormField,
  FormFields,
  field,
  type Typed,
  toFields,
} from "#app/office/frame/form-fields.tsx";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { EditForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { toWeekStart } from "#app/office/frame/week-start.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { retryGivenUp } from "#app/store/outbox/notices-of.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Hidden } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { parseValues } from "#app/ui/form/parse-form.ts";
import { requiredLines } from "#app/ui/form/text-rules.ts";
import { saveReportDraft, sendReport } from "../owner-reports.server.ts";
import { proposeWords } from "../owner-view.ts";
import { LostReport } from "../owners-page.tsx";
import { toReportMail } from "../report-mail.server.ts";
import type { Route } from "./+types/report.ts";
import { readReport } from "./read-report.ts";

/** Longest text, in characters, that keeps the owner's page on one sheet of A4. */
const MOST_CHARACTERS = 1_200;

const reportForm = v.object({
  words: field(
    "Your words for the week",
    requiredLines("Write your words", MOST_CHARACTERS, "Shorten your words"),
    {
      kind: "lines",
      rows: 10,
      hint: "The figures, how it stands and the next open homes follow below them.",
    },
  ),
});

/** The times (ms) of the draft and the last report, as the page showed them. */
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
    /** The words sent this week, until there is news or the agent asks to write another report. */
    lastWords: last && !isDue && !hasNews && !isAsked ? last.words : undefined,
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
      // Nothing to retry when the button was pressed twice.
      if (await retryGivenUp(transaction, owner.id, now)) await writeLog(transaction, by);
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

type ReportPageProps = {
  id: string;
  name: string;
  email: string;
  /** Whether the mail of the last report could not be delivered. */
  isLost: boolean;
  home: { id: string; address: string };
  /** The words of the last report, where there is no news since. */
  lastWords?: string;
  /** "No report yet", "Last sent Mon 23 Nov, 9:04 am". */
  state: string;
  fields: readonly FormField[];
  hidden: Readonly<Record<string, string>>;
  /** The text part of its mail. */
  text: string;
  typed?: Typed;
  errors?: Errors;
  isChanged?: boolean;
};

/** The form for the week's report to an owner. After sending it shows the report sent, until there is news. */
function ReportPage(props: ReportPageProps) {
  const { id, name, email, isLost, home, state, lastWords, typed, errors, isChanged } = props;
  return (
    <OfficePage
      title={`Report to ${name}`}
      back={{ href: href("/office/homes/:id/owners", { id: home.id }), label: home.address }}
    >
      <p className="text-lead text-tide">{state}</p>
      {isLost && <LostReport id={id} email={email} />}
      {errors && <ErrorSummary title="Please correct the errors in the form." errors={errors} />}
      {isChanged && (
        <ErrorSummary title="Somebody else has changed or sent it in the meantime, so yours was not sent. What you typed is in the form: look at it again." />
      )}
      {lastWords && !typed ? <NoNews id={id} words={lastWords} /> : <NextReport {...props} />}
    </OfficePage>
  );
}

function NoNews({ id, words }: { id: string; words: string }) {
  return (
    <Part title="There is nothing new to tell">
      <p className="max-w-prose">Nobody has come, asked or booked since this was sent:</p>
      <blockquote className="wrap-anywhere max-w-prose whitespace-pre-wrap rounded-sm border border-line p-4">
        {words}
      </blockquote>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={`${href("/office/reports/:id", { id })}?another`} look="secondary">
          Write another now
        </ButtonLink>
        <ButtonLink href={href("/office/reports/:id/page", { id })} look="secondary">
          The owner’s page
        </ButtonLink>
      </p>
    </Part>
  );
}

function NextReport({ id, name, fields, hidden, text, typed, errors }: ReportPageProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-aside">
      <EditForm>
        <Hidden values={hidden} />
        <FormFields fields={fields} typed={typed} errors={errors} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="send report">
            Send to {name}
          </Button>
          <Button type="submit" name="intent" value="keep report" look="secondary">
            Keep and see it
          </Button>
        </div>
      </EditForm>
      <Part title="See it">
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={href("/office/reports/:id/page", { id })} look="secondary">
            The page of {name}
          </ButtonLink>
        </p>
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap rounded-sm border border-line p-4">
          {text}
        </p>
      </Part>
    </div>
  );
}
