import { agencyClock, toAgencyDay } from "#app/agency/agency-time.ts";
import { ownAddressContext } from "#app/document/shell/document-context.ts";
import { countEnquiriesByPage } from "#app/enquiries/store/count-enquiries.server.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { StateBadge } from "#app/office/frame/state-badge.tsx";
import { formatCount, formatDate } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { type BuilderPage, findBlocks } from "../block.ts";
import { toSources } from "../blocks/block-sources.ts";
import { findSiteBlocks } from "../blocks/find-blocks.server.ts";
import { toReason } from "../blocks/found-block.ts";
import { toBlockLabel } from "../blocks/site-blocks.ts";
import { campaignsContext } from "../campaigns-context.ts";
import { findProblem } from "../service/published.server.ts";
import type { Route } from "./+types/campaign-pages.ts";

const COUNTED_DAYS = 90;

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = await requirePerson(args);
  const { builder } = args.context.get(campaignsContext);
  const { entries = [], isAway = false, lookedAt } = builder?.published.get() ?? {};
  const isOurs = args.context.get(ownAddressContext);
  const counts = await countEnquiriesByPage(db, now - COUNTED_DAYS * DAY_MS);
  const lines = entries.map((entry) => {
    const { id, name, path, page, since, startsAt, endsAt, isUnread } = entry;
    const problem =
      path && isOurs(path)
        ? "the site has a page of its own at this address"
        : findProblem(entry, entries, now);
    return {
      id,
      name: name || "Without a title",
      path,
      problem,
      isUnread,
      since: since && formatDate(toAgencyDay(since)),
      from: startsAt && formatMoment(startsAt),
      until: endsAt && formatMoment(endsAt),
      state: problem ? "stopped" : toState({ startsAt, endsAt }, now),
      skipped: page ? findSkipped(page, args.context) : [],
      enquiries: path === undefined ? undefined : (counts.get(path) ?? { recent: 0, all: 0 }),
    } as const;
  });
  return { lines, isAway, isOff: !builder, lastList: lookedAt && formatMoment(lookedAt) };
}

/** Content that the site does not show, and blocks that show nothing today. */
function findSkipped(page: BuilderPage, context: Route.LoaderArgs["context"]) {
  const found = findSiteBlocks(page.blocks, toSources(context));
  const missing = findBlocks(page.blocks).flatMap((each) => {
    const reason = each.kind === "site" && toReason(found[each.id]);
    return reason ? [{ block: each.block.name, reason }] : [];
  });
  return [...page.skipped, ...missing].map(({ block, reason }) => `${toBlockLabel(block)}: ${reason}`);
}

function toState({ startsAt = 0, endsAt }: { startsAt?: number; endsAt?: number }, now: number) {
  if (startsAt > now) return "waits";
  return endsAt !== undefined && endsAt <= now ? "gone" : "live";
}

export default function CampaignPages({ loaderData }: Route.ComponentProps) {
  const { lines, isAway, isOff, lastList } = loaderData;
  return (
    <OfficePage title="Campaign pages">
      {isAway && (
        <p role="status" className="max-w-prose rounded-xs bg-banksia-100 px-4 py-3 text-banksia-700">
          Builder does not answer.{" "}
          {lastList ? `This is its list of ${lastList}.` : "Its list is not known yet."}
        </p>
      )}
      {lines.length === 0 ? (
        <p className="text-lead text-tide">
          {isOff
            ? "The page builder is not set up: ask a developer to give the site its key."
            : "Nothing is published."}
        </p>
      ) : (
        <>
          <Lines lines={lines} />
          <p className="max-w-prose text-slate text-sm">
            Times are those of {agencyClock}. Enquiries are those of a page’s forms and of visits that began
            on it by a campaign’s link, without what is held as spam.
          </p>
        </>
      )}
    </OfficePage>
  );
}

type CampaignLine = Route.ComponentProps["loaderData"]["lines"][number];

function Lines({ lines }: { lines: readonly CampaignLine[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-2 py-4">
          <Line {...line} />
        </li>
      ))}
    </ul>
  );
}

const states = { live: "Live", waits: "Planned", gone: "Over", stopped: "Not shown" } as const;

function Line(line: CampaignLine) {
  const { name, path, problem, isUnread, state, skipped, enquiries } = line;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere font-sans font-semibold text-base">{name}</h2>
        <StateBadge state={{ tone: state, words: states[state] }} />
      </div>
      <p className="wrap-anywhere text-slate text-sm">{describe(line)}</p>
      {problem && <p className="text-flame text-sm">Not shown: {problem}.</p>}
      {isUnread && !problem && (
        <p className="text-flame text-sm">It could not be read: the last version that could be is shown.</p>
      )}
      {enquiries && (
        <p className="text-sm">
          <b>{formatCount(enquiries.recent, "enquiry", "enquiries")}</b> in {COUNTED_DAYS} days,{" "}
          {enquiries.all} in all
        </p>
      )}
      {skipped.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-7 cursor-pointer">
            {formatCount(skipped.length, "thing")} left out
          </summary>
          <ul className="wrap-anywhere grid gap-1 pt-2 pl-4 text-slate">
            {[...new Set(skipped)].map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
      )}
      {path?.startsWith("/") && state === "live" && (
        <p>
          <ArrowLink href={path} about={name}>
            See it
          </ArrowLink>
        </p>
      )}
    </>
  );
}

/** "/spring · since 3 November 2026 · until Sun 6 Dec, 5:30 pm". */
function describe({ path, since, from, until }: CampaignLine) {
  const times = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(" ");
  return [path, since && `since ${since}`, times].filter(Boolean).join(" · ");
}
