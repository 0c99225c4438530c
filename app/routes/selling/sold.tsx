import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { where } from "#app/agency/folder/places.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { NothingYet } from "#app/document/site/nothing-yet.tsx";
import { PageHeader } from "#app/document/site/page-header.tsx";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { ListingCard } from "#app/listings/card/listing-card.tsx";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findSoldProperties, toSalesSentence, toSoldSummary } from "#app/listings/sold/sold-properties.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import type { Route } from "./+types/sold.ts";

/** The latest; a longer page gets too heavy. */
const SHOWN_SALES = 120;

function toCrumbs(title: string) {
  return [{ label: "Sell", href: href("/sell") }, { label: title }];
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: "Recently sold",
    description: `Homes that ${agency.name} has sold ${where}: the price in full, the day of the sale, pictures and the agent.`,
    path: href("/sold"),
    crumbs: toCrumbs(loaderData.words.title),
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const sold = context.get(catalogueContext).getSold();
  const sales = findSoldProperties(sold).slice(0, SHOWN_SALES).map(toSoldSummary);
  allowPictures(context, sales);
  return { sales, sentence: toSalesSentence(sold), words: context.get(textsContext).pages.sold };
}

export default function Sold({ loaderData: { sales, sentence, words } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader crumbs={toCrumbs(words.title)} title={words.title}>
        {words.lead}
      </PageHeader>
      {sales.length === 0 && <NothingYet>No sale is published on this page yet.</NothingYet>}
      <section aria-labelledby="sales" className="wrap pb-(--section)" hidden={sales.length === 0}>
        <h2 id="sales" className="sr-only">
          Sales
        </h2>
        {sentence && <p className="mb-title max-w-prose text-slate">{sentence}</p>}
        <ul className="card-grid sm:cards-2">
          {sales.map((sale, index) => (
            <li key={sale.href}>
              <ListingCard listing={sale} sizes={pictureSizes.cards2} priority={index === 0} />
            </li>
          ))}
        </ul>
      </section>
      <ClosingBand {...words.closing}>
        <ButtonLink href={href("/appraisal")}>Request Appraisal Online</ButtonLink>
        <ButtonLink href={href("/sell")} look="secondary">
          How We Sell
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
