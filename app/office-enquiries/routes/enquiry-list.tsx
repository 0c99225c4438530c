import { data, href, redirect, useLocation } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import { type Entrance, handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { withoutDone } from "#app/office/frame/done.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { SearchedList, toListQuery } from "#app/office/frame/searched-list.tsx";
import { countEnquiries, MOST_COUNTED } from "#app/office-enquiries/handling/find-enquiries.server.ts";
import { getEnquiry } from "#app/office-enquiries/handling/get-enquiry.server.ts";
import { formatCount } from "#app/region/format.ts";
import { makeId } from "#app/store/make-id.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { changeEnquiry } from "../change-enquiry.server.ts";
import { EnquiryLines, views } from "../enquiry-lines.tsx";
import { compareSources, exportEnquiries, judgeSpam } from "../permissions.ts";
import type { Route } from "./+types/enquiry-list.ts";
import { loadChoices, loadList } from "./load-list.ts";

/** Actions on several enquiries, and the action that undoes each. */
const acts = [
  { intent: "mark answered", label: "No answer needed", back: "reopen" },
  { intent: "spam", label: "Spam", back: "not spam" },
  { intent: "not spam", label: "Not spam", back: undefined },
] as const;

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const counts = await countEnquiries(entrance.db, entrance);
  const { lines, ...list } = await loadList(entrance, args.request);
  const { role } = entrance.person;
  const canJudge = isPermitted(role, judgeSpam);
  const isSpam = list.place.view === "spam";
  return {
    lines,
    ...list,
    picks: Object.fromEntries(lines.map((line) => [line.reference, toPick(line, entrance.now)])),
    acts: acts.filter(
      ({ intent }) =>
        (intent === "not spam") === isSpam &&
        (intent === "mark answered" ? list.place.view !== "answered" : canJudge),
    ),
    choices: await loadChoices(entrance, list.place.view),
    undo: await findUndo(entrance, args.url),
    tabs: views.map(({ value, label }) => ({ value, label: withCount(label, counts.get(value)) })),
    canCompare: isPermitted(role, compareSources),
    canExport: isPermitted(role, exportEnquiries),
  };
}

function withCount(label: string, count = 0) {
  if (count === 0) return label;
  return `${label} (${count < MOST_COUNTED ? count : `${MOST_COUNTED - 1}+`})`;
}

/** The value of a tick box: the version that the list showed, and a submission id. */
function toPick({ reference, version }: { reference: string; version: number }, now: number) {
  return [reference, version, makeId(now)].join(" ");
}

/** The form that undoes the last action on several enquiries. */
async function findUndo(entrance: Entrance, { searchParams }: URL) {
  const act = acts.find(({ intent }) => intent === searchParams.get("done"));
  const references = (searchParams.get("of") ?? "").split(" ").slice(0, MOST_PICKED);
  if (!act?.back || references[0] === "") return undefined;
  const found = await Promise.all(references.map((each) => getEnquiry(entrance.db, each, entrance)));
  return {
    intent: act.back,
    picks: found.flatMap((each) => (each ? [toPick(each, entrance.now)] : [])),
  };
}

const MOST_PICKED = 50;

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async (entrance) => {
    const picked = entrance.form.getAll("pick").slice(0, MOST_PICKED).map(String);
    const done: string[] = [];
    for (const pick of picked) {
      const [reference = "", version = "", submission = ""] = pick.split(" ");
      const enquiry = await getEnquiry(entrance.db, reference, entrance);
      const values = { version, submission, how: "no answer needed" };
      const result = enquiry && (await changeEnquiry({ ...entrance, values }, enquiry));
      if (result?.outcome === "done") done.push(reference);
    }
    const left = picked.length - done.length;
    if (picked.length === 0 || left > 0) return data({ left }, { status: left > 0 ? 409 : 422 });
    const next = new URL(withoutOf(args.url), args.url);
    next.searchParams.set("of", done.join(" "));
    return redirect(next.pathname + next.search, 303);
  });
}

export default function Enquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { canCompare, canExport, choices, lines, place, hasMore, tabs, picks, undo } = loaderData;
  return (
    <OfficePage
      title="Enquiries"
      afterDone={
        undo && (
          <div className="for-ten-seconds pt-1">
            <IntentForm intent={undo.intent} label="Undo">
              {undo.picks.map((pick) => (
                <input key={pick} type="hidden" name="pick" value={pick} />
              ))}
            </IntentForm>
          </div>
        )
      }
    >
      {actionData && <ErrorSummary title={toFault(actionData.left)} />}
      <SearchedList
        path={href("/office/enquiries")}
        label="Lists of enquiries"
        views={tabs}
        isEmpty={lines.length === 0}
        hasMore={hasMore}
        choices={choices}
        {...place}
      >
        <form method="post" action={withoutOf(useLocation())} className="group grid min-w-0 gap-2">
          <EnquiryLines lines={lines} query={toListQuery(place)} picks={picks} />
          <fieldset className="bottom-(--bottom-bar-h) z-10 flex flex-wrap items-center gap-3 bg-foam py-3 group-has-checked:sticky lg:bottom-0">
            <legend className="sr-only">With the enquiries that are ticked</legend>
            <span aria-hidden="true" className="text-slate text-sm max-sm:w-full">
              With those ticked:
            </span>
            {loaderData.acts.map(({ intent, label }) => (
              <Button key={intent} type="submit" name="intent" value={intent} look="secondary" size="small">
                {label}
              </Button>
            ))}
          </fieldset>
        </form>
      </SearchedList>
      {canCompare && (
        <p>
          <ArrowLink href={href("/office/sources")}>Where enquiries come from</ArrowLink>
        </p>
      )}
      {canExport && (
        <p>
          <ArrowLink href={href("/office/export")}>Export every enquiry</ArrowLink>
        </p>
      )}
    </OfficePage>
  );
}

function withoutOf({ pathname, search }: { pathname: string; search: string }) {
  const query = new URLSearchParams(search);
  query.delete("of");
  return withoutDone({ pathname, search: String(query) });
}

function toFault(left: number) {
  if (left === 0) return "Tick the enquiries that you mean.";
  const count = formatCount(left, "enquiry", "enquiries");
  return `${count} had been changed by somebody else, so nothing was done with them. Look at the list, and tick again.`;
}
