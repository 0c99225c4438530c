import type { CompareRow } from "../compare-rows.ts";
import type { ComparedHome } from "../compared-home.ts";
import { CompareTable } from "./compare-table.tsx";

type CompareFactsProps = { homes: readonly ComparedHome[]; rows: readonly CompareRow[] };

/** The facts side by side; where the homes differ, a word says so. */
export function CompareFacts({ homes, rows }: CompareFactsProps) {
  const isOne = homes.length === 1;
  return (
    <CompareTable
      caption="Facts"
      homes={homes}
      rows={rows.map(({ label, cells, isSame }) => ({
        label,
        cells,
        look: isSame || isOne ? "plain" : "different",
        note: isOne ? undefined : <span className="text-sm"> · {isSame ? "same" : "different"}</span>,
      }))}
    />
  );
}
