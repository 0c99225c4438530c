import { requirePerson } from "#app/office/access/require-person.server.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { ReportLines } from "#app/office/owners/report-page.tsx";
import type { Route } from "./+types/reports.ts";
import { findReportLines } from "./find-report-lines.ts";

export async function loader(args: Route.LoaderArgs) {
  return { lines: await findReportLines(await requirePerson(args)) };
}

export default function Reports({ loaderData: { lines } }: Route.ComponentProps) {
  return (
    <OfficePage title="Reports to owners">
      {lines.length > 0 ? (
        <ReportLines lines={lines} />
      ) : (
        <p className="max-w-prose text-lead text-tide">
          Nobody has a page yet. Make one under “The owner’s page” of a home: each Monday its report waits
          here.
        </p>
      )}
    </OfficePage>
  );
}
