import type { ReactNode } from "react";
import { chart } from "#app/agency/folder/drawings.ts";
import { suburbWords } from "#app/agency/folder/words.ts";
import { CoastChart } from "#app/document/coast/coast-chart.tsx";
import { formatNumber } from "#app/region/format.ts";
import { Check } from "#app/ui/icons.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Suburb } from "../texts/kinds/suburb.ts";

export function AboutSuburb({ suburb }: { suburb: Suburb }) {
  const { paragraph1, paragraph2 } = suburb.articles;
  return (
    <div className="wrap grid gap-x-(--gap-grid) gap-y-10 lg:grid-cols-12">
      <section aria-labelledby="about" className="grid content-start gap-5 lg:col-span-7">
        <h2 id="about" className="font-display text-h2">
          About {suburb.name}
        </h2>
        <Prose paragraphs={[paragraph1, paragraph2]} />
      </section>
      <section aria-labelledby="features" className="grid content-start gap-4 lg:col-span-4 lg:col-start-9">
        <h2 id="features" className="font-display text-h3">
          Key Features
        </h2>
        <ul className="grid gap-x-8 sm:max-lg:grid-cols-2">
          {suburb.features.map((feature) => (
            <li key={feature} className="flex items-center gap-2.5 py-2">
              <Check aria-hidden="true" className="size-4 text-banksia" strokeWidth={2} />
              {feature}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export function SuburbLife({ suburb }: { suburb: Suburb }) {
  const { name, overview, lifestyle, stats, amenities } = suburb;
  return (
    <section
      aria-labelledby="life"
      className="wrap grid gap-x-(--gap-grid) gap-y-10 md:grid-cols-two-thirds lg:grid-cols-12"
    >
      {chart && (
        <figure className="grid max-w-104 content-start gap-2.5 lg:col-span-4">
          <div className="aspect-13/19 overflow-hidden rounded-xs">
            <CoastChart chart={chart} places={[{ name }]} />
          </div>
          <figcaption className="text-slate text-xs">
            {suburbWords.positionNote.replace("{name}", name)}
          </figcaption>
        </figure>
      )}
      <div
        className={`grid content-start gap-8 ${chart ? "lg:col-span-7 lg:col-start-6" : "col-span-full lg:col-span-9"}`}
      >
        <div className="grid gap-5">
          <h2 id="life" className="font-display text-h2">
            Living in {name}
          </h2>
          <Prose paragraphs={[overview, lifestyle]} />
        </div>
        <dl className="border-line border-b">
          <Row label="Schools">
            <Names names={stats.schools} />
          </Row>
          <Row label="Transport">{stats.transport}</Row>
          <Row label="Close by">
            <Names names={amenities} />
          </Row>
          <Row label="Population">About {formatNumber(stats.population)}</Row>
        </dl>
      </div>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-line border-t py-4.5 md:grid-cols-label-text">
      <dt className="font-semibold">{label}</dt>
      <dd className="text-slate">{children}</dd>
    </div>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
