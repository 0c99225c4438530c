import { href } from "react-router";
import { type LinkLine, LinkLines } from "#app/office/frame/link-lines.tsx";
import { Part } from "#app/office/frame/office-page.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

/** Reports that are due this week, and those whose mail could not be delivered. */
export type ReportsOfToday = { due: readonly LinkLine[]; lost: readonly LinkLine[] };

type ReportsProps = { today: { reports?: ReportsOfToday } };

export const reportsOnToday = {
  place: "work",
  Show: DueOnToday,
  findLostMails: ({ reports }: ReportsProps["today"]) => reports?.lost ?? [],
} as const;

function DueOnToday({ today: { reports } }: ReportsProps) {
  if (!reports || reports.due.length === 0) return null;
  return (
    <Part title="Reports to write">
      <LinkLines lines={reports.due} />
      <p>
        <ArrowLink href={href("/office/reports")}>All reports</ArrowLink>
      </p>
    </Part>
  );
}
