import type { ReactNode } from "react";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { ComparedHome } from "./compare-rows.ts";
import { formatCost, type HomeCosts } from "./cost-line.ts";

export type TableRow = {
  label: string;
  note?: ReactNode;
  cells: readonly string[];
  isSum?: boolean;
  /** Stands above the rows of the same group. */
  group?: string;
};

/** Below md a row is its header over the homes side by side; three or four are wider than a phone. */
const columns = [
  "",
  "max-md:grid-cols-1",
  "max-md:grid-cols-2",
  "max-md:grid-cols-3 max-md:min-w-150",
  "max-md:grid-cols-4 max-md:min-w-150",
];
const FEW = 2;
/** One home is shown no larger than one of two. */
const PICTURE_SIZES = "(min-width: 90rem) 20rem, (min-width: 48rem) 34vw, 44vw";

type CompareTableProps = {
  caption: string;
  homes: readonly ComparedHome[];
  rows: readonly TableRow[];
  hasPictures?: boolean;
};

/**
 * Homes as columns. Browsers keep it a table for screen readers where its rows are a grid, on phones; three or four homes
 * scroll there, by keyboard too, under row headers that keep their place.
 */
export function CompareTable({ caption, homes, rows, hasPictures = false }: CompareTableProps) {
  const row = `border-line border-b max-md:grid max-md:gap-x-3 ${columns[homes.length]}`;
  const isWide = homes.length > FEW;
  return (
    <section aria-label={caption} tabIndex={isWide ? 0 : undefined} className="overflow-x-auto">
      <table className="w-full text-left text-ui tabular-nums max-md:block md:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:block">
          <tr className={row}>
            <th scope="col" className="w-1/4 max-md:sr-only">
              <span className="sr-only">What</span>
            </th>
            {homes.map((home) => (
              <th scope="col" key={home.id} className="py-3 align-top md:pe-6">
                {hasPictures && (
                  <Picture
                    picture={home.picture}
                    version={home.changedAt}
                    sizes={PICTURE_SIZES}
                    alt=""
                    eager
                    className="mb-2 aspect-card max-w-80 rounded-xs"
                  />
                )}
                <a href={home.href} className="wrap-anywhere font-semibold leading-snug underline">
                  {home.place}
                </a>
                <span className="block font-normal text-slate text-sm">{home.id}</span>
              </th>
            ))}
          </tr>
        </thead>
        {Array.from(
          Map.groupBy(rows, ({ group }) => group),
          ([group, some]) => (
            <tbody key={group} className="max-md:block">
              {group && (
                <tr className={row}>
                  <th
                    scope="rowgroup"
                    colSpan={homes.length + 1}
                    className="pt-7 pb-2 font-semibold max-md:sticky max-md:left-0 max-md:col-span-full max-md:w-fit md:ps-2"
                  >
                    {group}
                  </th>
                </tr>
              )}
              {some.map(({ label, note, cells, isSum }) => (
                <tr key={label} className={isSum ? `${row} border-ink font-semibold` : row}>
                  <th
                    scope="row"
                    className="align-top font-normal text-slate max-md:sticky max-md:left-0 max-md:col-span-full max-md:flex max-md:w-fit max-md:max-w-72 max-md:flex-wrap max-md:gap-x-3 max-md:pt-2.5 md:py-3 md:ps-2 md:pe-4"
                  >
                    {label}
                    {note}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={homes[index]?.id} className="wrap-anywhere pb-2.5 align-top md:py-3 md:pe-6">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ),
        )}
      </table>
    </section>
  );
}

export function CostTable({ homes, costs }: { homes: readonly ComparedHome[]; costs: readonly HomeCosts[] }) {
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
  return first.map(({ label, year }, at): TableRow => {
    const lines = costs.flatMap((home) => home[part][at] ?? []);
    return {
      label: year ? `${label} ${year}` : label,
      isSum: part === "sums",
      cells: lines.map(formatCost),
      note: <Formula homes={homes} formulas={lines.map(({ formula }) => formula)} />,
    };
  });
}

function Formula({ homes, formulas }: { homes: readonly ComparedHome[]; formulas: readonly string[] }) {
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
            <li key={id}>{`${id}: ${formulas[index]}`}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

function toMissing(missing: readonly string[]) {
  return missing.length > 0 ? `left out of its sums: ${missing.join(", ")}.` : "every line is in its sums.";
}
