import { href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { extent, where } from "#app/agency/folder/places.ts";
import type { Article } from "#app/agency/kinds/article-schema.ts";
import { PlacePicture } from "#app/agency/place-picture.tsx";
import type { Pages } from "#app/agency/texts/site-texts.ts";
import { withAgentName } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { OfficeSection } from "#app/document/site/office/office-details.tsx";
import { officeMap } from "#app/document/site/office/office-map.server.ts";
import { Quote, type QuotedTestimonial } from "#app/document/site/quote.tsx";
import { RuledPoints } from "#app/document/site/ruled-points.tsx";
import { ArticleTeasers } from "#app/guide/journal/article-card.tsx";
import { SuburbSection } from "#app/guide/suburbs/suburb-section.tsx";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { toListingSummary } from "#app/listings/card/listing-summary.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { HomeSearch } from "#app/listings/criteria/home-search.tsx";
import { FeaturedSection, findFeatured } from "#app/listings/sale/featured-listings.tsx";
import { type HomePageData, homePageParts } from "#app/slots/home-page.ts";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { SectionHeader } from "#app/ui/section-header.tsx";
import type { Route } from "./+types/home-page.ts";

// Number of suburbs and articles on the home page (spec §9.4).
const SUBURBS = 4;
const TESTIMONIALS = 3;
const ARTICLES = 3;

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: `Homes ${where}`,
    description: `Homes for sale and for rent ${extent}, suburb guides, market notes and free property appraisals, from an agency in ${agency.address.suburb}.`,
    path: href("/"),
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const listings = catalogue.getSaleListings();
  const featured = isLoaded(listings) ? findFeatured(listings).map(toListingSummary) : undefined;
  allowPictures(context, featured ?? []);
  const homes = { listings, rentals: catalogue.getRentals() };
  const time = toAgencyTime(Date.now());
  let ofModules: HomePageData = {};
  for (const { load } of homePageParts) ofModules = { ...ofModules, ...load(homes, time) };
  const texts = context.get(textsContext);
  return {
    words: texts.pages.home,
    featured,
    ofModules,
    officeMap,
    suburbs: texts.suburbs.slice(0, SUBURBS),
    testimonials: texts.testimonials.slice(0, TESTIMONIALS).map((each) => withAgentName(each, texts)),
    articles: texts.articles.slice(0, ARTICLES),
  };
}

type Words = Pages["home"];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { headings, reasons, hero } = loaderData.words;
  return (
    <>
      <Hero hero={hero} />
      <FeaturedSection {...headings.featured} listings={loaderData.featured} />
      {homePageParts.map(({ name, Show }) => (
        <Show key={name} data={loaderData.ofModules} headings={headings} />
      ))}
      {loaderData.suburbs.length > 0 && <SuburbSection {...headings.suburbs} suburbs={loaderData.suburbs} />}
      {loaderData.testimonials.length > 0 && (
        <Testimonials {...headings.testimonials} testimonials={loaderData.testimonials} />
      )}
      <Reasons {...headings.reasons} reasons={reasons} />
      {loaderData.articles.length > 0 && <Journal {...headings.journal} articles={loaderData.articles} />}
      <OfficeSection {...headings.contact} map={loaderData.officeMap} />
    </>
  );
}

function Hero({ hero }: Pick<Words, "hero">) {
  return (
    <section aria-labelledby="hero">
      <PlacePicture
        place={hero.picture}
        sizes={pictureSizes.edge}
        priority
        className="h-[clamp(17rem,50svh,40rem)]"
      />
      <div className="wrap grid gap-(--gap-grid) pt-[clamp(1.5rem,2.6vw,2.75rem)]">
        <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-rest-auto">
          <h1 id="hero" className="font-display text-hero">
            {hero.line}
          </h1>
          <p className="text-slate lg:w-76">{hero.sentence}</p>
        </div>
        <HomeSearch />
      </div>
    </section>
  );
}

function Testimonials(props: { heading: string; testimonials: readonly QuotedTestimonial[] }) {
  return (
    <section aria-labelledby="testimonials" className="section bg-sand-100">
      <div className="wrap">
        <SectionHeader id="testimonials" title={props.heading} />
        <ul className="card-grid lg:cards-3">
          {props.testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <Quote testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Reasons({ heading, picture, reasons }: Words["headings"]["reasons"] & Pick<Words, "reasons">) {
  return (
    <section
      aria-labelledby="reasons"
      className="section wrap grid items-center gap-x-(--gap-grid) gap-y-10 lg:grid-cols-12"
    >
      <PlacePicture
        place={picture}
        sizes={pictureSizes.narrow}
        className="aspect-wide rounded-xs lg:col-span-5 lg:aspect-portrait"
      />
      <div className="grid gap-8 lg:col-span-6 lg:col-start-7">
        <h2 id="reasons" className="font-display text-h2">
          {heading}
        </h2>
        <RuledPoints points={reasons} />
      </div>
    </section>
  );
}

type JournalProps = Words["headings"]["journal"] & { articles: readonly Article[] };

function Journal({ heading, link, articles }: JournalProps) {
  return (
    <section aria-labelledby="journal" className="section wrap [.section+&]:pt-0">
      <SectionHeader id="journal" title={heading} link={{ href: href("/journal"), label: link }} />
      <ArticleTeasers articles={articles} />
    </section>
  );
}
