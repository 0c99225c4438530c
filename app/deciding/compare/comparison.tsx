import type { ReactNode } from "react";
import { formatDate } from "#app/region/format.ts";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import {
  type ComparedHome,
  type ComparedRental,
  type ComparedSale,
  type CompareRow,
  toRentalRows,
  toSaleRows,
} from "./compare-rows.ts";
import { CompareTable, CostTable } from "./compare-table.tsx";
import { CostForm } from "./cost-form.tsx";
import type { TypedInputs } from "./cost-inputs.ts";
import type { DutyRates } from "./duty.ts";
import { toCosts, toRentingCosts } from "./yearly-cost.ts";

/** With its place in the address. */
type Placed<Home> = { home: Home; position: number };

type SaleComparisonProps = {
  sales: readonly Placed<ComparedSale>[];
  typed: TypedInputs;
  /** None where the duty of the agency’s state is not known. */
  rates?: DutyRates;
  /** A day as 2026-11-28. */
  today: string;
  ids: readonly string[];
};

export function SaleComparison({ sales, typed, rates, today, ids }: SaleComparisonProps) {
  const homes = sales.map(({ home }) => home);
  const prices = sales.map(({ home, position }) => home.price ?? typed.inputs.prices[position]);
  const costs = homes.map((home, index) => toCosts(home, prices[index], typed.inputs, rates));
  return (
    <>
      {Object.keys(typed.errors).length > 0 && (
        <ErrorSummary title="Some of what you typed could not be read" errors={typed.errors} />
      )}
      <Part id="facts" title={homes.length > 1 ? "Side by side" : "The home"}>
        <CompareFacts homes={homes} rows={toSaleRows(homes, prices)} />
      </Part>
      <Part id="costs" title="What it costs">
        <div className="grid gap-8 lg:grid-cols-narrow-wide lg:items-start">
          <CostForm
            ids={ids}
            unpriced={sales.filter(({ home }) => home.price === undefined)}
            typed={typed}
            rates={rates}
          />
          <div className="grid min-w-0 gap-5">
            <CostTable homes={homes} costs={costs} />
            <Notes>
              <p className="max-w-prose">
                Not in any of these sums: insurance, lender’s mortgage insurance, legal costs, moving and land
                tax. The deposit is part of the price, and is not counted again.
              </p>
              <p className="max-w-prose">
                Where a price is a guide, its upper end is used. Where a page prints no price, type what you
                expect.
              </p>
              {rates && <DutyNote rates={rates} today={today} homes={homes} />}
              <p className="max-w-prose">
                These are sums from the records of our homes and from what you type: information, not credit
                advice or an offer of credit. We suggest no interest rate, and what a lender would lend you is
                for a lender to say.
              </p>
            </Notes>
          </div>
        </div>
      </Part>
    </>
  );
}

export function RentalComparison({ homes }: { homes: readonly ComparedRental[] }) {
  return (
    <>
      <Part id="facts" title={homes.length > 1 ? "Side by side" : "The home"}>
        <CompareFacts homes={homes} rows={toRentalRows(homes)} />
      </Part>
      <Part id="costs" title="What it costs to rent">
        <CostTable homes={homes} costs={homes.map(toRentingCosts)} />
        <Notes>
          <p className="max-w-prose">
            Not in any of these sums: moving, insurance of your belongings, electricity, gas and internet.
          </p>
        </Notes>
      </Part>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-5">
      <h2 id={id} className="font-display text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Notes({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 border-line border-t pt-4 text-slate text-sm">{children}</div>;
}

/** What differs, side by side; what does not is said once. */
export function CompareFacts({
  homes,
  rows,
}: {
  homes: readonly ComparedHome[];
  rows: readonly CompareRow[];
}) {
  const same = homes.length > 1 ? rows.filter(({ isSame }) => isSame) : [];
  return (
    <>
      <CompareTable
        caption="Facts"
        homes={homes}
        rows={rows.filter((row) => !same.includes(row))}
        hasPictures
      />
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
    </>
  );
}

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
