import { data, href, redirect } from "react-router";
import { places } from "#app/agency/folder/places.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta, toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { NotFoundPage } from "#app/document/site/not-found-page.tsx";
import { AboutSuburb, MarketStatistics, SuburbLife, SuburbTop } from "#app/guide/suburbs/suburb-guide.tsx";
import { getMovedSuburb, getSuburb } from "#app/guide/suburbs/suburb-guides.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { ListingCard } from "#app/listings/card/listing-card.tsx";
import { type ListingSummary, toListingSummary } from "#app/listings/card/listing-summary.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findSoldProperties, toSoldSummary } from "#app/listings/sold/sold-properties.ts";
import { toAskedMap } from "#app/slots/maps.server.ts";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { SectionHeader } from "#app/ui/section-header.tsx";
import type { Route } from "./+types/suburb.ts";

const SHOWN_LISTINGS = 3;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.suburb) return toUnlistedMeta("Suburb Not Found");
  const { id, name, state, description, stats, picture } = loaderData.suburb;
  const known = stats.source ? "Median price, growth, schools, transport, homes" : "Homes";
  const path = href("/suburbs/:id", { id });
  return toMeta(matches, {
    title: `Living in ${name} ${state}`,
    description: `${description} ${known} for sale and for rent in ${name}.`,
    path,
    shared: { picture },
    crumbs: [{ label: "Suburbs", href: href("/suburbs") }, { label: name }],
  });
}

export function loader({ params, context }: Route.LoaderArgs) {
  const texts = context.get(textsContext);
  const moved = getMovedSuburb(texts.suburbs, params.id);
  if (moved) throw redirect(href("/suburbs/:id", { id: moved.id }), 301);
  const suburb = getSuburb(texts.suburbs, params.id);
  const words = texts.pages.suburbs;
  if (!suburb) return data({ words, suburb }, { status: 404 });

  const isHere = (listing: { suburb: string; state?: string }) =>
    listing.suburb === suburb.name && (listing.state ?? suburb.state) === suburb.state;
  const catalogue = context.get(catalogueContext);
  const listings = catalogue.getSaleListings().filter(isHere);
  const rentals = catalogue.getRentals().filter(isHere);
  const homes = {
    forSale: listings.slice(0, SHOWN_LISTINGS).map(toListingSummary),
    forRent: rentals.slice(0, SHOWN_LISTINGS).map(toListingSummary),
    sold: findSoldProperties(catalogue.getSold().filter(isHere))
      .filter((sale) => isHere(sale) || suburb.recentSales.includes(sale.id))
      .slice(0, SHOWN_LISTINGS)
      .map(toSoldSummary),
  };
  allowPictures(context, Object.values(homes).flat());
  const middle = places.find(({ name }) => name === suburb.name) ?? suburb.place;
  const map = middle && toAskedMap([{ label: suburb.name, lat: middle.lat, lng: middle.lng }]);
  return data({ words, suburb, map, ...homes });
}

export default function SuburbGuide({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  if (!loaderData.suburb) return <SuburbNotFound {...words} />;
  const { suburb, forSale, forRent, sold } = loaderData;
  const inSuburb = new URLSearchParams({ suburb: suburb.name });
  const listingsHref = `${href("/listings")}?${inSuburb}`;
  return (
    <>
      <SuburbTop suburb={suburb} />
      <div className="section grid grid-cols-1 gap-(--section)">
        <AboutSuburb suburb={suburb} />
        <MarketStatistics suburb={suburb} {...words} />
        <ClosingBand
          title={`Interested in ${suburb.name}?`}
          sentence={words.interested}
          first={{ href: listingsHref, label: "View Properties" }}
          second={{ href: href("/contact"), label: "Contact Agent" }}
        />
        <SuburbLife suburb={suburb} map={loaderData.map} {...words} />
        <HomesHere
          id="for-sale"
          title={`For sale in ${suburb.name}`}
          listings={forSale}
          all={{ href: listingsHref, label: "View All Properties" }}
        />
        <HomesHere
          id="for-rent"
          title={`For rent in ${suburb.name}`}
          listings={forRent}
          all={{ href: `${href("/rentals")}?${inSuburb}`, label: "View All Rentals" }}
        />
        <HomesHere
          id="sold"
          title={`Recently sold in ${suburb.name}`}
          listings={sold}
          all={{ href: href("/sold"), label: "View All Recent Sales" }}
        />
      </div>
    </>
  );
}

type HomesHereProps = {
  id: string;
  title: string;
  listings: readonly ListingSummary[];
  all: { href: string; label: string };
};

/** Up to three homes; one or two take the width of three. Below sm they form a row to swipe. */
function HomesHere({ id, title, listings, all }: HomesHereProps) {
  if (listings.length === 0) return null;
  const { columns, sizes } = listings.length < SHOWN_LISTINGS ? grids.two : grids.three;
  return (
    <section aria-labelledby={id} className="wrap">
      <SectionHeader id={id} title={title} link={all} />
      <ul className={`card-grid card-row sm:cards-2 ${columns}`}>
        {listings.map((listing) => (
          <li key={listing.href} className="grid">
            <ListingCard listing={listing} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const grids = {
  two: { columns: "", sizes: pictureSizes.cards2 },
  three: { columns: "lg:cards-3", sizes: pictureSizes.cards2to3 },
} as const;

function SuburbNotFound({ notFound }: { notFound: string }) {
  return (
    <NotFoundPage title="Suburb Not Found" backHref={href("/suburbs")} backLabel="Back to Suburbs">
      {notFound}
    </NotFoundPage>
  );
}
