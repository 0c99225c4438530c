import { formatDate } from "#app/format.ts";
import { revenueNsw } from "#content/duty.ts";
import type { DutyTable } from "../duty.ts";

/** Whose rates the duty is worked out with, and whether they still hold; `today` as 2026-11-28. */
export function DutyNote({ table, today }: { table: DutyTable; today: string }) {
  const { from, until, lookedUp } = table;
  return (
    <p className="max-w-prose">
      Transfer duty is that of New South Wales for contracts from {formatDate(from)} to {formatDate(until)},
      looked up on {formatDate(lookedUp)}.{" "}
      {today > until && (
        <strong className="font-semibold">
          That year is over, and its thresholds have been adjusted since: ask Revenue NSW what holds today.{" "}
        </strong>
      )}
      <a href={revenueNsw.duty} rel="noopener" className="underline">
        Transfer duty at Revenue NSW
      </a>
      ,{" "}
      <a href={revenueNsw.firstHome} rel="noopener" className="underline">
        help for a first home
      </a>
      . Whether a concession or the surcharge applies to you is for Revenue NSW to say.
    </p>
  );
}
