import { formatSalePrice } from "#app/region/format.ts";
import type { Suburb } from "../texts/kinds/suburb.ts";
import { toFiguresNote } from "./figures-note.ts";
import { PriceChart } from "./price-chart.tsx";

/** priceGrowth is the five-year figure (spec §3.5). */
export function MarketStatistics({ suburb }: { suburb: Suburb }) {
  const { medianPrice, yearlyGrowth, priceGrowth } = suburb.stats;
  return (
    <section aria-labelledby="statistics" className="wrap grid gap-8">
      <h2 id="statistics" className="font-display text-h2">
        Market Statistics
      </h2>
      <div className="grid gap-x-(--gap-grid) gap-y-10 lg:grid-cols-12">
        <dl className="grid grid-cols-2 content-start gap-x-8 gap-y-6 sm:grid-cols-3 lg:col-span-4 lg:grid-cols-1 lg:gap-y-8">
          <Statistic label="Median Price">{formatSalePrice(medianPrice)}</Statistic>
          <Statistic label="Annual Growth">{yearlyGrowth}</Statistic>
          <Statistic label="5-Year Growth">{priceGrowth}</Statistic>
        </dl>
        <div className="lg:col-span-8">
          <PriceChart suburb={suburb} />
        </div>
      </div>
      <p className="text-slate text-xs">{toFiguresNote([suburb])}</p>
    </section>
  );
}

function Statistic({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-col-reverse gap-2 border-ink border-t pt-3.5">
      <dt className="text-slate text-sm">{label}</dt>
      <dd className="font-display text-figure leading-none tracking-display">{children}</dd>
    </div>
  );
}
