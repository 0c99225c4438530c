import type { ReactNode } from "react";
import { href } from "react-router";
import { toImpression } from "#app/agency/impression.ts";
import type { Suburb, SuburbFigures } from "#app/agency/kinds/suburb-schema.ts";
import type { AskedMap } from "#app/document/site/show-map.tsx";
import { ShowMap } from "#app/document/site/show-map.tsx";
import { formatNumber, formatSalePrice } from "#app/region/format.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { Check, ChevronDown } from "#app/ui/icons.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { Prose } from "#app/ui/prose.tsx";
import { PriceChart } from "./price-chart.tsx";
import { getFigures, toFigures, toFiguresNote } from "./suburb-guides.ts";
import { SuburbPicture } from "./suburb-picture.tsx";

export function SuburbTop({ suburb }: { suburb: Suburb }) {
  const { name, state, postcode, description } = suburb;
  const figures = getFigures(suburb);
  return (
    <header>
      <SuburbPicture
        suburb={suburb}
        label={suburb.picture && toImpression(suburb.picture)}
        sizes={pictureSizes.edge}
        priority
        className="h-[clamp(15rem,46svh,34rem)]"
      />
      <div className="wrap grid justify-items-start gap-[clamp(1rem,2vw,1.75rem)] pt-5">
        <BackLink href={href("/suburbs")}>Back to Suburbs</BackLink>
        <div className="grid w-full items-end gap-x-(--gap-grid) gap-y-6 lg:grid-cols-12">
          <div className="grid gap-2 lg:col-span-8">
            <p className="text-lead text-tide">
              {state} {postcode}
            </p>
            <h1 className="heading-hero">{name}</h1>
            <p className="max-w-152 pt-3 text-lead text-tide">{description}</p>
          </div>
          {figures && (
            <ul className="flex flex-wrap gap-2.5 lg:col-span-4 lg:flex-col lg:items-end">
              <LargeBadge tone="bg-sand-100 text-sand-700" label="median price">
                {formatSalePrice(figures.medianPrice)}
              </LargeBadge>
              <LargeBadge tone="bg-euc-100 text-euc" label="annual growth">
                {figures.yearlyGrowth}
              </LargeBadge>
            </ul>
          )}
        </div>
      </div>
    </header>
  );
}

function LargeBadge({ tone, label, children }: { tone: string; label: string; children: string }) {
  return (
    <li className={`flex items-baseline gap-2 rounded-xs px-4 py-3 font-medium text-sm leading-none ${tone}`}>
      <span className="font-display text-2xl leading-none">{children}</span> {label}
    </li>
  );
}

export function AboutSuburb({ suburb }: { suburb: Suburb }) {
  const { name, features, articles } = suburb;
  const paragraphs = [articles.paragraph1 ?? [], articles.paragraph2 ?? []].flat();
  if (paragraphs.length === 0 && features.length === 0) return null;
  return (
    <div className="wrap grid gap-x-(--gap-grid) gap-y-10 lg:grid-cols-12">
      {paragraphs.length > 0 && (
        <section aria-labelledby="about" className="grid content-start gap-5 lg:col-span-7">
          <h2 id="about" className="font-display text-h2">
            About {name}
          </h2>
          <Prose paragraphs={paragraphs} />
        </section>
      )}
      {features.length > 0 && <KeyFeatures features={features} />}
    </div>
  );
}

function KeyFeatures({ features }: Pick<Suburb, "features">) {
  return (
    <section
      aria-labelledby="features"
      className="grid content-start gap-4 lg:col-span-4 lg:not-first:col-start-9"
    >
      <h2 id="features" className="font-display text-h3">
        Key Features
      </h2>
      <ul className="grid gap-x-8 max-lg:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-2.5 py-2">
            <Check className="size-4 text-banksia" strokeWidth={2} />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SuburbLifeProps = { suburb: Suburb; positionNote: string; map: AskedMap | undefined };

/** Life in the suburb. On a phone the map is collapsed, and so is what is near. */
export function SuburbLife({ suburb, positionNote, map }: SuburbLifeProps) {
  const { name, overview, lifestyle } = suburb;
  const paragraphs = [overview ?? [], lifestyle ?? []].flat();
  const nearby = toNearby(suburb);
  if (!map && paragraphs.length === 0 && nearby.length === 0) return null;
  return (
    <section aria-labelledby="life" className="wrap grid gap-x-(--gap-grid) lg:grid-cols-12">
      <div className="grid content-start gap-6 lg:col-span-9 lg:gap-8">
        <div className="grid gap-5">
          <h2 id="life" className="font-display text-h2">
            Living in {name}
          </h2>
          {paragraphs.length > 0 && <Prose paragraphs={paragraphs} />}
        </div>
        {nearby.length > 0 && (
          <Opened words="Schools, transport and what is near">
            <dl>
              {nearby.map(({ label, value }) => (
                <Row key={label} label={label}>
                  {value}
                </Row>
              ))}
            </dl>
          </Opened>
        )}
        {map && (
          <div className="noscript:hidden">
            <Opened words={`Where ${name} is`}>
              <figure className="grid gap-2.5 max-md:pb-5">
                <ShowMap map={map} />
                <figcaption className="text-slate text-xs">{positionNote.replace("{name}", name)}</figcaption>
              </figure>
            </Opened>
          </div>
        )}
      </div>
    </section>
  );
}

/** The known facts about life there, one row each. */
function toNearby(suburb: Suburb) {
  const { stats, amenities } = suburb;
  const figures = getFigures(suburb);
  return [
    { label: "Schools", value: stats.schools.length > 0 && <Names names={stats.schools} /> },
    { label: "Transport", value: stats.transport },
    { label: "Close by", value: amenities.length > 0 && <Names names={amenities} /> },
    { label: "Population", value: figures && `About ${formatNumber(figures.population)}` },
  ].filter(({ value }) => value);
}

/** A collapsible line, open from md. Browsers that cannot keep it open show its summary there, too. */
function Opened({ words, children }: { words: string; children: ReactNode }) {
  return (
    <details className="group border-line max-md:border-t md:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
      <summary className="flex list-none items-center justify-between gap-4 py-4 font-semibold md:supports-[selector(::details-content)]:hidden">
        {words}
        <ChevronDown className="size-4 group-open:rotate-180" />
      </summary>
      {children}
    </details>
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

export function MarketStatistics({ suburb, chartNote }: { suburb: Suburb; chartNote: string }) {
  const figures = getFigures(suburb);
  if (!figures) return null;
  return (
    <section aria-labelledby="statistics" className="wrap grid gap-8">
      <h2 id="statistics" className="font-display text-h2">
        Market Statistics
      </h2>
      <Figures suburb={suburb} figures={figures} chartNote={chartNote} />
    </section>
  );
}

type FiguresProps = { suburb: Suburb; figures: SuburbFigures; chartNote: string };

/** The suburb's figures, beside the chart of its prices where there is room. */
function Figures({ suburb, figures, chartNote }: FiguresProps) {
  return (
    <div className="@container grid gap-8">
      <div className="grid @4xl:grid-cols-narrow-wide gap-x-(--gap-grid) gap-y-10">
        <dl className="grid @4xl:grid-cols-1 @xl:grid-cols-3 grid-cols-2 content-start gap-x-8 gap-y-6">
          {toFigures(figures).map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse gap-2 border-ink border-t pt-3.5">
              <dt className="text-slate text-sm">{label}</dt>
              <dd className="font-display text-figure leading-none tracking-display">{value}</dd>
            </div>
          ))}
        </dl>
        <PriceChart name={suburb.name} figures={figures} note={chartNote} />
      </div>
      <p className="text-slate text-xs">{toFiguresNote([suburb])}</p>
    </div>
  );
}
