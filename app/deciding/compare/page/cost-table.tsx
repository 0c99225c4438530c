import type { ComparedHome } from "../compared-home.ts";
import { type CostLine, formatCost } from "../cost-line.ts";
import { CompareTable, type TableRow } from "./compare-table.tsx";

/** The lines of one home; every home has the same. */
export type HomeCosts = { lines: readonly CostLine[]; sums: readonly CostLine[]; missing: readonly string[] };

type CostTableProps = { homes: readonly ComparedHome[]; costs: readonly HomeCosts[] };

/** Every line with its formula, then the sums, then what the sums have to do without. */
export function CostTable({ homes, costs }: CostTableProps) {
  const rows = [...toRows(homes, costs, "lines"), ...toRows(homes, costs, "sums")];
  return (
    <div className="grid gap-4">
      <CompareTable caption="Costs" homes={homes} rows={rows} />
      <ul className="grid gap-1 text-sm">
        {homes.map(({ id, place }, index) => (
          <li key={id}>
            <b className="font-semibold">{place}</b>: {toMissing(costs[index]?.missing ?? [])}
          </li>
        ))}
      </ul>
    </div>
  );
}

function toRows(homes: readonly ComparedHome[], costs: readonly HomeCosts[], part: "lines" | "sums") {
  const first = costs[0]?.[part] ?? [];
  return first.map(({ label }, at): TableRow => {
    const lines = costs.flatMap((home) => home[part][at] ?? []);
    return {
      label,
      look: part === "sums" ? "sum" : "plain",
      cells: lines.map(formatCost),
      note: <Formula homes={homes} formulas={lines.map(({ formula }) => formula)} />,
    };
  });
}

type FormulaProps = { homes: readonly ComparedHome[]; formulas: readonly string[] };

/** Said once where it is the same for every home. */
function Formula({ homes, formulas }: FormulaProps) {
  const [first] = formulas;
  const isSame = formulas.every((formula) => formula === first);
  return (
    <details className="text-sm open:max-md:basis-full print:hidden">
      <summary className="inline-flex min-h-6 items-center underline">How</summary>
      {isSame ? (
        <p className="pb-1">{first}</p>
      ) : (
        <ul className="grid gap-1 pb-1">
          {homes.map(({ id }, index) => (
            <li key={id}>
              {id}: {formulas[index]}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function toMissing(missing: readonly string[]) {
  return missing.length > 0 ? `left out of its sums: ${missing.join(", ")}.` : "every line is in its sums.";
}
