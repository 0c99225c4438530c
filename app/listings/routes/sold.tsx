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
import { getRepeated } from "#app/listings/search/filters.ts";
import { requireCanonical } from "#app/listings/search/list-address.ts";
import { UNKNOWN } from "#app/listings/search/unknown-values.ts";
import { SoldFilters } from "#app/listings/sold/sold-filters.tsx";
import { findSoldProperties, toSalesSentence, toSoldSummary } from "#app/listings/sold/sold-properties.ts";
import { searchSales, soldList, toSoldTitle } from "#app/listings/sold/sold-search.ts";
import { formatCount } from "#app/region/format.ts";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import type { Route } from "./+types/sold.ts";

export const handle = {
  readsSearch: [...Object.keys(soldList.filters), UNKNOWN],
  joinsSearch: getRepeated(soldList),
  saysUnknown: [UNKNOWN],
};

/** Limited to the latest sales, because a longer page would be too heavy. */
const SHOWN_SALES = 120;

function toCrumbs(title: string) {
  return [{ label: "Sell", href: href("/sell") }, { label: title }];
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: loaderData.title,
    description: `Homes that ${agency.name} has sold ${where}: the price in full, the day of the sale, pictures and the agent.`,
    path: href("/sold"),
    crumbs: toCrumbs(loaderData.words.title),
  });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const sold = context.get(catalogueContext).getSold();
  const all = findSoldProperties(sold);
  const { canonical, found, ...search } = searchSales(url.searchParams, all);
  requireCanonical(href("/sold"), url.searchParams, canonical);
  const sales = found.slice(0, SHOWN_SALES).map(toSoldSummary);
  allowPictures(context, sales);
  return {
    ...search,
    title: toSoldTitle(search.filters),
    sales,
    found: found.length,
    total: all.length,
    sentence: toSalesSentence(sold),
    words: context.get(textsContext).pages.sold,
  };
}

export default function Sold({ loaderData }: Route.ComponentProps) {
  const { sales, total, sentence, words } = loaderData;
  return (
    <>
      <PageHeader crumbs={toCrumbs(words.title)} title={words.title}>
        {words.lead}
      </PageHeader>
      {total === 0 && <NothingYet>We haven’t published any sales here yet.</NothingYet>}
      <section aria-labelledby="sales" className="wrap grid gap-5 pb-(--section)" hidden={total === 0}>
        <h2 id="sales" className="sr-only">
          Sales
        </h2>
        {sentence && <p className="max-w-prose text-slate">{sentence}</p>}
        <SoldFilters filters={loaderData.filters} options={loaderData.options} />
        <Count {...loaderData} />
        <ul className="card-grid rows-on-phone sm:cards-2 lg:cards-3">
          {sales.map((sale, index) => (
            <li key={sale.href}>
              <ListingCard listing={sale} sizes={pictureSizes.rowsToCards3} priority={index === 0} />
            </li>
          ))}
        </ul>
      </section>
      <ClosingBand
        {...words.closing}
        first={{ href: href("/appraisal"), label: "Request Appraisal Online" }}
        second={{ href: href("/sell"), label: "How We Sell" }}
      />
    </>
  );
}

type CountProps = { found: number; total: number; notes: readonly string[] };

function Count({ found, total, notes }: CountProps) {
  const latest = found > SHOWN_SALES ? `, the latest ${SHOWN_SALES} of them here` : "";
  const count = found === total ? formatCount(total, "sale") : `${found} of ${formatCount(total, "sale")}`;
  return (
    <p role="status" className="text-slate text-ui">
      {found === 0 ? "None of our sales match these filters. Remove one, or clear them all" : count + latest}
      {notes.map((note) => `; ${note}`)}.
    </p>
  );
}
