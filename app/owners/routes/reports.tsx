import { href } from "react-router";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { LinkLines } from "#app/office/frame/link-lines.tsx";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { Pages, toPageNumber } from "#app/office/frame/searched-list.tsx";
import { findReportLines } from "../office/find-report-lines.server.ts";
import type { Route } from "./+types/reports.ts";

const REPORTS_A_PAGE = 40;

export async function loader(args: Route.LoaderArgs) {
  const page = toPageNumber(new URL(args.request.url).searchParams);
  const part = { limit: REPORTS_A_PAGE + 1, offset: (page - 1) * REPORTS_A_PAGE };
  const lines = await findReportLines(await requirePerson(args), part);
  return { page, lines: lines.slice(0, REPORTS_A_PAGE), hasMore: lines.length > REPORTS_A_PAGE };
}

export default function Reports({ loaderData: { lines, page, hasMore } }: Route.ComponentProps) {
  return (
    <OfficePage title="Reports to owners">
      {lines.length > 0 ? (
        <LinkLines lines={lines} />
      ) : (
        <p className="max-w-prose text-lead text-tide">
          Nobody has a page yet. Make one under “The owner’s page” of a home: each Monday its report waits
          here.
        </p>
      )}
      <Pages
        page={page}
        hasMore={hasMore}
        toAddress={(asked) => `${href("/office/reports")}?page=${asked}`}
      />
    </OfficePage>
  );
}
