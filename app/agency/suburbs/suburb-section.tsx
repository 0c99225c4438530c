import { href } from "react-router";
import { chart } from "#app/agency/folder/drawings.ts";
import { homeWords } from "#app/agency/folder/words.ts";
import { CoastChart } from "#app/document/coast/coast-chart.tsx";
import { SectionHeader } from "#app/ui/section-header.tsx";
import type { Suburb } from "../texts/kinds/suburb.ts";
import { toFiguresNote } from "./figures-note.ts";
import { SuburbRows } from "./suburb-rows.tsx";

/** The suburbs of the home page, beside the coast where it is drawn. */
export function SuburbSection({ suburbs }: { suburbs: readonly Suburb[] }) {
  const { heading, link } = homeWords.headings.suburbs;
  return (
    <section aria-labelledby="suburbs" className="section wrap pt-0">
      <SectionHeader id="suburbs" title={heading} link={{ href: href("/suburbs"), label: link }} />
      <div
        className={
          chart && "grid gap-(--gap-grid) md:grid-cols-two-thirds lg:grid-cols-narrow-wide lg:gap-columns"
        }
      >
        {chart && (
          <div className="relative aspect-4/5 overflow-hidden rounded-xs md:aspect-auto">
            <CoastChart
              chart={chart}
              places={suburbs.map(({ name }) => ({ name }))}
              className="absolute inset-0 size-full"
            />
          </div>
        )}
        <div className="grid gap-5">
          <SuburbRows suburbs={suburbs} />
          <p className="text-slate text-xs">{toFiguresNote(suburbs)}</p>
        </div>
      </div>
    </section>
  );
}
