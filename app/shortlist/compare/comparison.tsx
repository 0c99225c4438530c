import { region } from "#app/agency/region.ts";
import { ViewHomes } from "../view-homes.tsx";
import {
  type ComparedHome,
  type ComparedRental,
  type ComparedSale,
  type CompareRow,
  toRentalRows,
  toSaleRows,
} from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";

export function SaleComparison({ homes }: { homes: readonly ComparedSale[] }) {
  const { dutyCalculator } = region;
  return (
    <>
      <CompareFacts homes={homes} rows={toSaleRows(homes)} />
      {dutyCalculator && homes.some(({ elsewhere }) => !elsewhere) && (
        <p className="max-w-prose text-slate text-sm">
          Transfer duty comes on top of a price:{" "}
          <a href={dutyCalculator.address} rel="noopener" className="underline">
            the calculator of {dutyCalculator.office}
          </a>{" "}
          works it out.
        </p>
      )}
    </>
  );
}

export function RentalComparison({ homes }: { homes: readonly ComparedRental[] }) {
  return <CompareFacts homes={homes} rows={toRentalRows(homes)} />;
}

/** Shown where no home is chosen. */
export function NothingToCompare() {
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <p className="text-lead text-tide">
        There is nothing to compare yet. Press the heart on two to four homes to see them side by side here.
      </p>
      <ViewHomes />
    </div>
  );
}

/** Differing facts as columns, equal ones once behind a summary. */
function CompareFacts({ homes, rows }: { homes: readonly ComparedHome[]; rows: readonly CompareRow[] }) {
  const same = homes.length > 1 ? rows.filter(({ isSame }) => isSame) : [];
  return (
    <section aria-labelledby="facts" className="grid min-w-0 gap-5">
      <h2 id="facts" className="font-display text-h2">
        {homes.length > 1 ? "Side by side" : "The home"}
      </h2>
      <CompareTable homes={homes} rows={rows.filter((row) => !same.includes(row))} />
      {same.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-sm underline">
            Show what is the same ({same.length})
          </summary>
          <dl className="grid max-w-prose grid-cols-2 gap-x-3 text-ui">
            {same.map(({ label, cells: [value] }) => (
              <div key={label} className="col-span-full grid grid-cols-subgrid border-line border-b py-2.5">
                <dt className="text-slate">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
