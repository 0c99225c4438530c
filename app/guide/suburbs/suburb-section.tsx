import { href } from "react-router";
import { chart } from "#app/agency/folder/drawings.ts";
import type { Suburb } from "#app/agency/kinds/suburb-schema.ts";
import { Drawing } from "#app/document/site/drawing.tsx";
import { formatSalePrice } from "#app/region/format.ts";
import { SectionHeader } from "#app/ui/section-header.tsx";
import { getFigures, toFiguresNote } from "./suburb-guides.ts";
import { SuburbPicture } from "./suburb-picture.tsx";

type SuburbSectionProps = { heading: string; link: string; suburbs: readonly Suburb[] };

/** The suburbs on the home page, beside the coast if it is drawn. */
export function SuburbSection({ heading, link, suburbs }: SuburbSectionProps) {
  return (
    <section aria-labelledby="suburbs" className="section wrap [.section+&]:pt-0">
      <SectionHeader id="suburbs" title={heading} link={{ href: href("/suburbs"), label: link }} />
      <div
        className={
          chart && "grid gap-(--gap-grid) md:grid-cols-two-thirds lg:grid-cols-narrow-wide lg:gap-columns"
        }
      >
        {chart && (
          <div className="relative aspect-4/5 overflow-hidden rounded-xs md:aspect-auto">
            <Drawing
              svg={chart}
              className="absolute inset-0 bg-mist font-display font-light text-h2 forced-color-adjust-none md:text-h3 [&>svg]:size-full"
            />
          </div>
        )}
        <div className="grid gap-5">
          <SuburbRows suburbs={suburbs} />
          <FiguresNote suburbs={suburbs} />
        </div>
      </div>
    </section>
  );
}

function FiguresNote({ suburbs }: Pick<SuburbSectionProps, "suburbs">) {
  const note = toFiguresNote(suburbs);
  return note && <p className="text-slate text-xs">{note}</p>;
}

function SuburbRows({ suburbs }: { suburbs: readonly Suburb[] }) {
  return (
    <ul className="border-line border-b">
      {suburbs.map((suburb) => (
        <li
          key={suburb.id}
          className="group focus-frame relative grid grid-cols-rest-auto items-center gap-x-5 gap-y-1 rounded-xs border-line border-t py-4.5 lg:grid-cols-[1fr_8rem_clamp(13rem,17vw,17rem)] lg:gap-x-8"
        >
          <h3 className="self-end font-display text-h2 lg:row-span-2 lg:self-center">
            <a
              href={href("/suburbs/:id", { id: suburb.id })}
              className="no-underline decoration-banksia outline-none after:absolute after:inset-0 group-hover:underline"
            >
              {suburb.name}
            </a>
          </h3>
          <MedianPrice suburb={suburb} />
          <div className="col-start-2 row-span-2 row-start-1 w-26 overflow-hidden rounded-xs sm:w-44 lg:col-start-3 lg:w-auto">
            <SuburbPicture
              suburb={suburb}
              sizes="(min-width: 64rem) clamp(13rem, 17vw, 17rem), (min-width: 40rem) 11rem, 6.5rem"
              alt=""
              className="group-hover:drifted aspect-card transition-transform duration-(--dur-slow) ease-tide lg:aspect-16/10"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function MedianPrice({ suburb }: { suburb: Suburb }) {
  const figures = getFigures(suburb);
  if (!figures) return null;
  return (
    <p className="col-start-1 self-start text-slate text-sm lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
      <span className="font-display text-ink text-xl leading-tight lg:block">
        {formatSalePrice(figures.medianPrice)}
      </span>{" "}
      median price
    </p>
  );
}
