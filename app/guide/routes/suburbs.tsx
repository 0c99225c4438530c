import { href } from "react-router";
import { toImpression } from "#app/agency/impression.ts";
import type { Suburb } from "#app/agency/kinds/suburb-schema.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { NothingYet } from "#app/document/site/nothing-yet.tsx";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { getFigures, toFiguresNote } from "#app/guide/suburbs/suburb-guides.ts";
import { SuburbPicture } from "#app/guide/suburbs/suburb-picture.tsx";
import { formatSalePrice } from "#app/region/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/suburbs.ts";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const names = new Intl.ListFormat("en-AU").format(loaderData.suburbs.map(({ name }) => name));
  return toMeta(matches, {
    title: "Suburb guides",
    description: `${names || "Suburb by suburb"}: median prices, growth and what it is like to live there, by agents who do.`,
    path: href("/suburbs"),
    crumbs: toHomeCrumbs("Suburbs"),
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { suburbs, pages } = context.get(textsContext);
  return { suburbs, words: pages.suburbs };
}

export default function Suburbs({ loaderData: { suburbs, words } }: Route.ComponentProps) {
  const [lead] = suburbs;
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Suburbs")} title={words.title}>
        {words.lead}
      </PageHeader>
      {suburbs.length === 0 && <NothingYet>We have no suburb guides yet.</NothingYet>}
      <ul className="wrap grid gap-x-(--gap-grid) gap-y-rows pb-10 sm:grid-cols-2 lg:grid-cols-12">
        {suburbs.map((suburb, index) => (
          <li key={suburb.id} className={isWide(index) ? "lg:col-span-7" : "lg:col-span-5"}>
            <SuburbCard region={words.region} suburb={suburb} sizes={sizes} priority={suburb === lead} />
          </li>
        ))}
      </ul>
      <p className="wrap pb-(--section) text-slate text-xs">{toFiguresNote(suburbs)}</p>
      <ClosingBand
        {...words.closing}
        first={{ href: href("/listings"), label: "View Properties" }}
        second={{ href: href("/contact"), label: "Speak to an Agent" }}
      />
    </>
  );
}

/** Rows of two cards alternate between 7 + 5 and 5 + 7 columns. */
function isWide(index: number) {
  return index % 4 === 0 || index % 4 === 3;
}

// All pictures have the same height, which determines their width, whatever the column.
const sizes = "(min-width: 91rem) 47rem, (min-width: 40rem) max(52vw, 24rem), 100vw";

type SuburbCardProps = {
  region: string;
  suburb: Suburb;
  sizes: string;
  /** Among the first on the page, so its picture loads first. */
  priority?: boolean;
};

function SuburbCard({ region, suburb, sizes, priority }: SuburbCardProps) {
  const { id, name, state, description } = suburb;
  const figures = getFigures(suburb);
  return (
    <article className="group relative flex h-full flex-col gap-4.5">
      <div className="h-[clamp(16rem,34vw,31rem)] overflow-hidden rounded-xs">
        <SuburbPicture
          suburb={suburb}
          label={suburb.picture && toImpression(suburb.picture)}
          sizes={sizes}
          priority={priority}
          alt=""
          className="group-hover:drifted size-full transition-transform duration-(--dur-slow) ease-tide"
        />
      </div>
      <div className="flex grow flex-col gap-3">
        <div>
          <p className="text-slate text-sm">{region}</p>
          <h2 className="font-display text-h1">
            {name}{" "}
            <small className="ml-1.5 font-medium font-sans text-base text-slate tracking-normal">
              {state}
            </small>
          </h2>
        </div>
        <p className="max-w-prose grow text-slate">{description}</p>
        {figures && (
          <dl className="flex gap-8">
            <Figure label="Median price">{formatSalePrice(figures.medianPrice)}</Figure>
            <Figure label="Growth">{figures.priceGrowth}</Figure>
          </dl>
        )}
        <p className="*:after:absolute *:after:inset-0">
          <ButtonLink href={href("/suburbs/:id", { id })} look="secondary" size="small">
            Learn More<span className="sr-only"> about {name}</span>
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-slate text-sm">{label}</dt>
      <dd className="font-display text-fact leading-figure">{children}</dd>
    </div>
  );
}
