import type { ReactNode } from "react";
import { compareWords } from "#app/deciding/compare/page/compare-words.ts";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { type CompareRow, toRentalRows, toSaleRows } from "../compare-rows.ts";
import type { ComparedHome, ComparedRental, ComparedSale } from "../compared-home.ts";
import type { TypedInputs } from "../cost-inputs.ts";
import type { DutyRates } from "../duty.ts";
import { toCosts, toRentingCosts } from "../yearly-cost.ts";
import { CompareTable, CostTable } from "./compare-table.tsx";
import { CostForm } from "./cost-form.tsx";
import { DutyNote } from "./duty-note.tsx";

type CompareFactsProps = { homes: readonly ComparedHome[]; rows: readonly CompareRow[] };

/** With its place in the address. */
type Placed<Home> = { home: Home; position: number };

type SaleComparisonProps = {
  sales: readonly Placed<ComparedSale>[];
  typed: TypedInputs;
  /** None where the duty of the agency’s state is not known. */
  rates?: DutyRates;
  /** A day as 2026-11-28. */
  today: string;
  /** The hidden fields of the form. */
  ids: readonly string[];
};

/** Homes for sale side by side, and what each costs for the same inputs. */
export function SaleComparison({ sales, typed, rates, today, ids }: SaleComparisonProps) {
  const homes = sales.map(({ home }) => home);
  const prices = sales.map(({ home, position }) => home.price ?? typed.inputs.prices[position]);
  const costs = homes.map((home, index) => toCosts(home, prices[index], typed.inputs, rates));
  return (
    <>
      {Object.keys(typed.errors).length > 0 && (
        <ErrorSummary title="Some of what you typed could not be read" errors={typed.errors} />
      )}
      <Part id="facts" title="Side by side">
        <CompareFacts homes={homes} rows={toSaleRows(homes, prices)} />
      </Part>
      <Part id="costs" title={compareWords.costs.sale}>
        <div className="grid gap-8 lg:grid-cols-narrow-wide lg:items-start">
          <CostForm
            ids={ids}
            unpriced={sales.filter(({ home }) => home.price === undefined)}
            typed={typed}
            rates={rates}
          />
          <div className="grid min-w-0 gap-5">
            <CostTable
              homes={homes}
              costs={costs.map(({ lines, firstYear, eachYear, perWeek, missing }) => ({
                lines,
                sums: [firstYear, eachYear, perWeek],
                missing,
              }))}
            />
            <Notes>
              <p className="max-w-prose">{compareWords.notIn}</p>
              <p className="max-w-prose">{compareWords.prices}</p>
              {rates && <DutyNote rates={rates} today={today} homes={homes} />}
              <p className="max-w-prose">{compareWords.information}</p>
            </Notes>
          </div>
        </div>
      </Part>
    </>
  );
}

/** Rentals side by side, and what it takes to move in. */
export function RentalComparison({ homes }: { homes: readonly ComparedRental[] }) {
  return (
    <>
      <Part id="facts" title="Side by side">
        <CompareFacts homes={homes} rows={toRentalRows(homes)} />
      </Part>
      <Part id="costs" title={compareWords.costs.rent}>
        <CostTable
          homes={homes}
          costs={homes.map(toRentingCosts).map(({ lines, beforeMoving, year, missing }) => ({
            lines,
            sums: [beforeMoving, year],
            missing,
          }))}
        />
        <Notes>
          <p className="max-w-prose">{compareWords.notInRent}</p>
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

/** The facts side by side; where the homes differ, a word says so. */
function CompareFacts({ homes, rows }: CompareFactsProps) {
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
