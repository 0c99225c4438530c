import { href } from "react-router";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { Tabs } from "#app/office/frame/searched-list.tsx";
import type { Grouping } from "#app/office-enquiries/handling/count-sources.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

const groupings = ["week", "form", "campaign", "home", "agent"] as const satisfies readonly Grouping[];

const titles: Record<Grouping, string> = {
  week: "Week from",
  form: "Form",
  campaign: "Campaign",
  home: "Home",
  agent: "Agent",
};

const periods = [4, 12, 26];
const USUAL_WEEKS = 12;
const MOST_LINES = 100;

export type SourceLine = {
  label: string;
  count: number;
  /** How many were answered, or should have been by now. */
  due: number;
  /** How many were answered within 24 hours. */
  inTime: number;
};

export type ChosenSources = { by: Grouping; weeks: number };

export function readChosenSources(request: Request): ChosenSources {
  const asked = new URL(request.url).searchParams;
  return {
    by: groupings.find((each) => each === asked.get("by")) ?? "week",
    weeks: periods.find((each) => String(each) === asked.get("weeks")) ?? USUAL_WEEKS,
  };
}

function toAddress(path: string, { by, weeks }: ChosenSources) {
  return `${path}?${new URLSearchParams({ by, weeks: String(weeks) })}`;
}

/** The table as rows of a CSV file. */
export function toSourceCells(by: Grouping, lines: readonly SourceLine[]) {
  const cells = lines.map(({ label, ...numbers }) => [label, ...Object.values(numbers).map(String)]);
  return [[titles[by], "Enquiries", "Answer due", "Answered in time"], ...cells];
}

type SourcesPageProps = { chosen: ChosenSources; lines: readonly SourceLine[] };

/** Shows where enquiries come from, and how many were answered in time. */
export function SourcesPage({ chosen, lines }: SourcesPageProps) {
  const path = href("/office/sources");
  return (
    <OfficePage
      title="Where enquiries come from"
      back={{ href: href("/office/enquiries"), label: "Enquiries" }}
    >
      <div className="grid gap-2">
        <Tabs
          label="What they are counted by"
          tabs={groupings.map((by) => ({
            label: by === "week" ? "Week" : titles[by],
            href: toAddress(path, { ...chosen, by }),
            isCurrent: by === chosen.by,
          }))}
        />
        <Tabs
          label="How far back"
          tabs={periods.map((weeks) => ({
            label: `${weeks} weeks`,
            href: toAddress(path, { ...chosen, weeks }),
            isCurrent: weeks === chosen.weeks,
          }))}
        />
      </div>
      {lines.length > 0 ? (
        <SourcesTable by={chosen.by} lines={lines} />
      ) : (
        <p className="text-lead text-tide">No enquiry came in these weeks.</p>
      )}
      <p className="max-w-prose text-slate text-sm">
        Spam is not counted. In time means within 24 hours; enquiries that are not due yet are left out of it.
        {lines.length > MOST_LINES && ` The first ${MOST_LINES} of ${lines.length}; the file has all.`}
      </p>
      <p>
        <ArrowLink href={toAddress(href("/office/sources.csv"), chosen)}>
          This table as a file (CSV)
        </ArrowLink>
      </p>
    </OfficePage>
  );
}

function SourcesTable({ by, lines }: { by: Grouping; lines: readonly SourceLine[] }) {
  const most = Math.max(...lines.map(({ count }) => count), 1);
  return (
    <table className="w-full max-w-form text-left">
      <caption className="sr-only">Enquiries by {by}</caption>
      <thead className="text-slate text-sm">
        <tr>
          {[titles[by], "Enquiries", "In time"].map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-y">
        {lines.slice(0, MOST_LINES).map(({ label, count, due, inTime }) => (
          <tr key={label} className="align-top">
            <th
              scope="row"
              className={`w-1/2 py-3 pr-4 font-normal ${by === "week" ? "whitespace-nowrap" : "wrap-anywhere"}`}
            >
              {label}
            </th>
            <td className="py-3 pr-4 tabular-nums">
              <span className="font-semibold">{count}</span>
              <Bar share={count / most} />
            </td>
            <td className="py-3 tabular-nums">
              {due > 0 ? `${Math.round((inTime / due) * 100)}% of ${due}` : "–"}
              <Bar share={due > 0 ? inTime / due : 0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="6" className="block fill-banksia">
      <rect width={`${Math.round(share * 100)}%`} height="6" />
    </svg>
  );
}
