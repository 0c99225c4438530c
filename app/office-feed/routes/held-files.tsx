import { data, href, redirect } from "react-router";
import { decideFile, findHeldFiles } from "#app/feed/store/feed-files.server.ts";
import { handleIntent, type OfficeIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { isInLog, writeLog } from "#app/office/log/office-log.server.ts";
import { HomesQuestionsPart } from "#app/office-homes/homes-questions-part.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { toHeldQuestions } from "../held-questions.server.ts";
import type { Route } from "./+types/held-files.ts";

const DECIDED = "Somebody else has already decided about this file, so nothing was done.";

/** The list of homes has the same forms, which lead back there. */
export async function loader(args: Route.LoaderArgs) {
  const { db, now } = await requirePerson(args);
  return { held: toHeldQuestions(await findHeldFiles(db), now) };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, decide);
}

async function decide({ db, intent, values, person, now }: OfficeIntent) {
  const state = intent === "approve file" ? "approved" : "rejected";
  const { submission = "", file: fileId = "" } = values;
  const file = await db.transaction().execute(async (transaction) => {
    const decided = await decideFile(transaction, fileId, state, person.name);
    const id = submission || undefined;
    if (decided)
      await writeLog(transaction, { id, person, intent, subject: decided.name, after: { state }, now });
    return decided;
  });
  const isDone = file !== undefined || (await isInLog(db, submission));
  return isDone ? redirect(href("/office/homes"), 303) : data({ problem: DECIDED }, { status: 409 });
}

export default function HeldFiles({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficePage title={loaderData.held.title}>
      {actionData?.problem && <ErrorSummary title={actionData.problem} />}
      <HomesQuestionsPart {...loaderData.held} />
      {loaderData.held.questions.length === 0 && (
        <p className="text-lead text-tide">No file waits for a decision.</p>
      )}
      <p>
        <ArrowLink href={href("/office/homes")}>Homes</ArrowLink>
      </p>
    </OfficePage>
  );
}
