import { data, href, redirect } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import { toSearchWords } from "#app/enquiries/store/search-text.ts";
import { countNotShown } from "#app/homes/feed/arrival/kinds-not-shown.server.ts";
import { describeUnknownAgents } from "#app/homes/feed/arrival/unknown-agents.server.ts";
import { KINDS_NOT_SHOWN } from "#app/homes/feed/reading/read-listing.server.ts";
import { adoptOnce, hasHomes } from "#app/homes/register/adopt.server.ts";
import { findHomes, HOMES_A_PAGE, homeViews } from "#app/homes/register/by-hand/find-homes.server.ts";
import { decideFile, findHeldFiles } from "#app/homes/register/feed-files.server.ts";
import { parseReports } from "#app/homes/register/register.ts";
import { permissions } from "#app/office/access/permissions.ts";
import { handleIntent, type OfficeIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { readListSearch } from "#app/office/frame/searched-list.tsx";
import { type HomeSort, parseHomeSort, sortHomes, toSortText } from "#app/office/homes/home-sort.ts";
import { HomesPage } from "#app/office/homes/homes-page.tsx";
import { isInLog, writeLog } from "#app/office/log/log.server.ts";
import { formatCount } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { makeId } from "#app/store/make-id.ts";
import type { Route } from "./+types/homes.ts";
import { findJudged, openHomeFigures, toHomeLines } from "./home-figures.ts";

const NOTHING = "There are no homes in those files. Begin with a new home, or ask whoever writes the files.";
const DECIDED = "Somebody has decided about this file meanwhile. Nothing of yours was done.";

const viewLabels = {
  all: "All",
  waiting: "Need you",
  market: "On the market",
  drafts: "Drafts",
  gone: "Sold and gone",
} as const;
const views = homeViews.map((value) => ({ value, label: viewLabels[value] }));

export async function loader(args: Route.LoaderArgs) {
  const { db, now, person, reach } = await requirePerson(args);
  const { asked, search, page } = readListSearch(args.request);
  const view = homeViews.find((each) => each === asked) ?? "all";
  const judged = await findJudged(db, args.context);
  const sort = parseHomeSort(new URL(args.request.url).searchParams.get("sort"));
  const found = await findHomes(db, {
    view,
    page: sort ? undefined : page,
    words: toSearchWords(search),
    agentEmail: reach === "own" ? person.email : undefined,
    stopped: [...judged.keys()],
  });
  const figures = await openHomeFigures(db, args.context, now);
  const start = sort ? (page - 1) * HOMES_A_PAGE : 0;
  const shown = sortFound(found, sort, figures).slice(start, start + HOMES_A_PAGE);
  const lines = (await toHomeLines(db, shown, judged)).map((line) => ({
    ...line,
    ...figures.getLook(line.id),
  }));
  figures.allow(lines);
  const canJudge = isPermitted(person.role, permissions.judgeHomes);
  const isEmpty = found.length === 0 && !(await hasHomes(db));
  const hasMore = found.length > start + HOMES_A_PAGE;
  return {
    list: { views, view, search, page, sort: sort && toSortText(sort), hasMore },
    lines,
    takeOver: isEmpty ? { submission: makeId(now), canTake: canJudge } : undefined,
    files: canJudge ? await findFiles(db, now) : [],
    notTaken: canJudge ? await describeNotTaken(db, now) : [],
  };
}

type Found = Awaited<ReturnType<typeof findHomes>>;
type Figures = Awaited<ReturnType<typeof openHomeFigures>>;

function sortFound(found: Found, sort: HomeSort | undefined, { getFigures }: Figures) {
  if (!sort) return found;
  const byId = new Map(found.map((home) => [home.id, home]));
  const toFigures = (id: string) => ({ ...getFigures(id), home: byId.get(id)?.address ?? undefined });
  return sortHomes([...byId.keys()], sort, toFigures).map((id) => ({ id }));
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, decide);
}

async function decide({ db, intent, values, person, now, listingsDir }: OfficeIntent) {
  if (intent === "take over") {
    const count = await adoptOnce(db, listingsDir, now);
    if (count > 0)
      await writeLog(db, { person, intent, subject: "Homes", after: { homes: String(count) }, now });
    const hasSome = count > 0 || (await hasHomes(db));
    return hasSome ? redirect(href("/office/homes"), 303) : data({ problem: NOTHING }, { status: 409 });
  }
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

async function findFiles(db: Parameters<typeof findHeldFiles>[0], now: number) {
  const files = await findHeldFiles(db);
  return files.map(({ id, name, provider, reason, received_at, ...file }) => ({
    id,
    name,
    provider,
    reason: reason ?? "",
    homes: parseReports(file).flatMap(({ publicId, address = publicId }) =>
      publicId && address ? [{ id: publicId, address }] : [],
    ),
    at: formatMoment(received_at),
    submissions: { approve: makeId(now), reject: makeId(now) },
  }));
}

const MONTH_MS = 30 * DAY_MS;

/** What the agency's software has sent in the last month for nothing. */
async function describeNotTaken(db: Parameters<typeof countNotShown>[0], now: number) {
  const since = now - MONTH_MS;
  const count = await countNotShown(db, since);
  const strangers = await describeUnknownAgents(db, since);
  const notShown = count > 0 && `Not shown: ${formatCount(count, "listing")}. ${KINDS_NOT_SHOWN}`;
  return [strangers, notShown].flatMap((words) => words || []);
}

export default function Homes({ loaderData, actionData }: Route.ComponentProps) {
  return <HomesPage {...loaderData} problem={actionData?.problem} />;
}
