import { agencyClock } from "#app/agency/agency-time.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { StateBadge } from "#app/office/frame/state-badge.tsx";
import { formatCount } from "#app/region/format.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

type CampaignLine = {
  id: string;
  name: string;
  path?: string;
  /** Why the page is not shown. */
  problem?: string;
  isUnread?: boolean;
  since?: string | 0;
  from?: string | 0;
  until?: string | 0;
  state: keyof typeof states;
  /** Blocks that are not shown, and why. */
  skipped: readonly string[];
  enquiries?: { recent: number; all: number };
};

const states = { live: "Live", waits: "Planned", gone: "Over", stopped: "Not shown" } as const;

type CampaignPagesProps = {
  lines: readonly CampaignLine[];
  isAway: boolean;
  /** Whether the page builder is switched off. */
  isOff: boolean;
  lastList?: string | 0;
};

export function CampaignPagesPage({ lines, isAway, isOff, lastList }: CampaignPagesProps) {
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
          <b>{formatCount(enquiries.recent, "enquiry", "enquiries")}</b> in 90 days, {enquiries.all} in all
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
