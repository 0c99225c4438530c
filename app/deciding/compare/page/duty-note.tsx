import { formatDate } from "#app/region/format.ts";
import { revenueNsw } from "#content/duty.ts";
import type { ComparedHome } from "../compared-home.ts";
import type { DutyTable } from "../duty.ts";

type DutyNoteProps = {
  table: DutyTable;
  /** As 2026-11-28. */
  today: string;
  homes: readonly ComparedHome[];
};

/** For which homes duty is worked out, with whose rates, and whether they still hold. */
export function DutyNote({ homes, ...rates }: DutyNoteProps) {
  const elsewhere = [...new Set(homes.flatMap((home) => home.elsewhere ?? []))];
  return (
    <>
      {elsewhere.length > 0 && (
        <p className="max-w-prose">
          For {elsewhere.join(" and ")} no transfer duty is worked out: each state has its own rates, and we
          know those of New South Wales. Ask the state’s revenue office before you compare these sums.
        </p>
      )}
      {homes.some((home) => !home.elsewhere) && <RatesNote {...rates} />}
    </>
  );
}

function RatesNote({ table, today }: Omit<DutyNoteProps, "homes">) {
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
