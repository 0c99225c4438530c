import { href } from "react-router";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { NothingYet } from "#app/document/site/nothing-yet.tsx";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { SuburbCard } from "#app/guide/suburbs/suburb-card.tsx";
import { toFiguresNote } from "#app/guide/suburbs/suburb-guides.ts";
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
      <ClosingBand {...words.closing}>
        <ButtonLink href={href("/listings")}>View Properties</ButtonLink>
        <ButtonLink href={href("/contact")} look="secondary">
          Speak to an Agent
        </ButtonLink>
      </ClosingBand>
    </>
  );
}

/** Rows of two, wide and narrow by turns: 7 + 5, then 5 + 7. */
function isWide(index: number) {
  return index % 4 === 0 || index % 4 === 3;
}

// All pictures have the same height, so their width follows from it and not from the column.
const sizes = "(min-width: 91rem) 47rem, (min-width: 40rem) max(52vw, 24rem), 100vw";
