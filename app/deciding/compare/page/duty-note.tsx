import { formatDate } from "#app/region/format.ts";
import type { ComparedHome } from "../compared-home.ts";
import type { DutyRates } from "../duty.ts";

type DutyNoteProps = {
  rates: DutyRates;
  /** A day as 2026-11-28. */
  today: string;
  homes: readonly ComparedHome[];
};

/** For which homes duty is worked out, with whose rates, and whether they still hold. */
export function DutyNote({ homes, rates, today }: DutyNoteProps) {
  const elsewhere = [...new Set(homes.flatMap((home) => home.elsewhere ?? []))];
  return (
    <>
      {elsewhere.length > 0 && (
        <p className="max-w-prose">
          For {elsewhere.join(" and ")} no transfer duty is worked out: each state has its own rates, and we
          know those of {rates.state}. Ask the state’s revenue office before you compare these sums.
        </p>
      )}
      {homes.some((home) => !home.elsewhere) && <RatesNote rates={rates} today={today} />}
    </>
  );
}

function RatesNote({ rates, today }: Omit<DutyNoteProps, "homes">) {
  const { table, office, state } = rates;
  const { from, until, lookedUp } = table;
  return (
    <p className="max-w-prose">
      Transfer duty is that of {state} for contracts from {formatDate(from)} to {formatDate(until)}, looked up
      on {formatDate(lookedUp)}.{" "}
      {today > until && (
        <strong className="font-semibold">
          That year is over, and its thresholds have been adjusted since: ask {office.name} what holds today.{" "}
        </strong>
      )}
      <a href={office.duty} rel="noopener" className="underline">
        Transfer duty at {office.name}
      </a>
      ,{" "}
      <a href={office.firstHome} rel="noopener" className="underline">
        help for a first home
      </a>
      . Whether a concession or the surcharge applies to you is for {office.name} to say.
    </p>
  );
}
