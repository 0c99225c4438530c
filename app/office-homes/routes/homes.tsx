import { data, href, redirect } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { handleIntent, type OfficeIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { readListSearch, readNarrowed, SearchedList } from "#app/office/frame/searched-list.tsx";
import { writeLog } from "#app/office/log/office-log.server.ts";
import type { HomesReader } from "#app/office-homes/home-slots.ts";
import { parseHomeSort, sortHomes, toSortText } from "#app/office-homes/home-sort.ts";
import { HomeTable } from "#app/office-homes/home-table.tsx";
import { HomesQuestionsPart } from "#app/office-homes/homes-questions-part.tsx";
import { adoptOnce, hasHomes } from "#app/register/adopt.server.ts";
import { findHomes, HOMES_A_PAGE, homeViews } from "#app/register/by-hand/find-homes.server.ts";
import { judgeHomes } from "#app/register/permissions.ts";
import { homesNotes } from "#app/slots/office-homes.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { findJudged, openHomeFigures, toHomeLines } from "../home-figures.server.ts";
import { homeTraits, narrowHomes } from "../narrow-homes.server.ts";
import type { Route } from "./+types/homes.ts";

const NOTHING =
  "There are no homes in those files. Begin with a new home, or ask the person who writes the files.";

const viewLabels = {
  all: "All",
  waiting: "Need you",
  market: "On the market",
  drafts: "Drafts",
  gone: "Sold and gone",
} as const;

function toViews(waiting: number) {
  return homeViews.map((value) => ({
    value,
    label: value === "waiting" && waiting > 0 ? `${viewLabels.waiting} (${waiting})` : viewLabels[value],
  }));
}

export async function loader(args: Route.LoaderArgs) {
  const { db, now, person, scope } = await requirePerson(args);
  const { asked, page } = readListSearch(args.request);
  const view = homeViews.find((each) => each === asked) ?? "all";
  const judged = await findJudged(db, args.context);
  const { searchParams } = args.url;
  const sort = parseHomeSort(searchParams.get("sort"));
  const narrowed = readNarrowed(searchParams, homeTraits);
  const seen = { agentEmail: scope === "own" ? person.email : undefined, stopped: [...judged.keys()] };
  const found = await findHomes(db, { ...seen, view });
  const waiting = view === "waiting" ? found : await findHomes(db, { ...seen, view: "waiting" });
  const figures = await openHomeFigures(db, args.context, now);
  const { choices, chosen } = await narrowHomes(db, found, { narrowed, getListing: figures.getListing });
  const sorted = sort ? sortHomes(chosen, sort, figures.getFigures) : chosen;
  const start = (page - 1) * HOMES_A_PAGE;
  const shown = sorted.slice(start, start + HOMES_A_PAGE);
  const lines = (await toHomeLines(db, shown, judged)).map((line) => ({
    ...line,
    ...figures.getLook(line.id),
  }));
  allowPictures(
    args.context,
    lines.flatMap(({ picture }) => (picture ? [{ picture }] : [])),
  );
  const canJudge = isPermitted(person.role, judgeHomes);
  const isEmpty = found.length === 0 && !(await hasHomes(db));
  const hasMore = chosen.length > start + HOMES_A_PAGE;
  return {
    list: {
      views: toViews(waiting.length),
      view,
      page,
      sort: sort && toSortText(sort),
      narrowed,
      choices,
      hasMore,
    },
    lines,
    takeOver: isEmpty ? { submission: makeId(now), canTake: canJudge } : undefined,
    ...(canJudge ? await findNotes({ db, now, context: args.context }) : { asked: [], remarks: [] }),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, takeOver);
}

async function takeOver({ db, intent, person, now, listingsDir }: OfficeIntent) {
  const count = await adoptOnce(db, listingsDir, now);
  if (count > 0)
    await writeLog(db, { person, intent, subject: "Homes", after: { homes: String(count) }, now });
  const hasSome = count > 0 || (await hasHomes(db));
  return hasSome ? redirect(href("/office/homes"), 303) : data({ problem: NOTHING }, { status: 409 });
}

async function findNotes(reader: HomesReader) {
  const [asked, remarks] = await Promise.all([
    Promise.all(homesNotes.map(({ findQuestions }) => findQuestions(reader))),
    Promise.all(homesNotes.map(({ findRemarks }) => findRemarks(reader))),
  ]);
  return { asked, remarks: remarks.flat() };
}

export default function Homes({ loaderData, actionData }: Route.ComponentProps) {
  const { list, lines, takeOver, asked, remarks } = loaderData;
  const problem = actionData?.problem;
  if (takeOver) return <HomesToTakeOver {...takeOver} problem={problem} />;
  return (
    <OfficePage title="Homes" publicPage={href("/listings")}>
      {problem && <ErrorSummary title={problem} />}
      <NewHomeLink />
      {asked.map((each) => (
        <HomesQuestionsPart key={each.title} {...each} />
      ))}
      <SearchedList
        path={href("/office/homes")}
        label="Lists of homes"
        isEmpty={lines.length === 0}
        {...list}
      >
        <HomeTable rows={lines} list={list} />
      </SearchedList>
      {remarks.map((words) => (
        <p key={words} className="max-w-prose text-slate">
          {words}
        </p>
      ))}
    </OfficePage>
  );
}

type HomesToTakeOverProps = { submission: string; canTake: boolean; problem?: string };

/** Until the office takes them over, the homes come from files that somebody else writes. */
function HomesToTakeOver({ submission, canTake, problem }: HomesToTakeOverProps) {
  return (
    <OfficePage title="Homes">
      {problem && <ErrorSummary title={problem} />}
      <p className="max-w-prose text-lead text-tide">
        The homes of the site still come from files on the server. Once you take them over, every home is
        edited here, its address and its page stay the same, and later changes to those files are not read any
        more.
      </p>
      {canTake ? (
        <IntentForm intent="take over" label="Take the homes over" look="primary" hidden={{ submission }} />
      ) : (
        <p>Somebody of the office, or the principal, can do that.</p>
      )}
      <NewHomeLink />
    </OfficePage>
  );
}

function NewHomeLink() {
  return (
    <p>
      <ButtonLink href={href("/office/homes/new")} look="secondary">
        New home
      </ButtonLink>
    </p>
  );
}
