import type { ReactNode } from "react";
import { data, href } from "react-router";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { where } from "#app/agency/folder/places.ts";
import { PlacePicture } from "#app/agency/place-picture.tsx";
import type { Pages } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { ListingCard } from "#app/listings/card/listing-card.tsx";
import type { ListingSummary } from "#app/listings/card/listing-summary.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { SaleRows } from "#app/listings/detail/sale-rows.tsx";
import { findSalesNearAddress, type SalesNearAddress } from "#app/listings/sold/sales-near-address.ts";
import { findRecentSales, toSalesSentence, toSoldSummary } from "#app/listings/sold/sold-properties.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { Prose } from "#app/ui/prose.tsx";
import type { Route } from "./+types/sell.ts";

export const handle = { readsSearch: ["near"] };

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: "Sell your property",
    description: `Selling ${where} with ${agency.name}: a price we can explain, six steps, what the marketing does and what recent sales brought.`,
    path: href("/sell"),
  });
}

/** Not cached when the address contains a typed address. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const sold = catalogue.getSold();
  const typed = url.searchParams.get("near") ?? "";
  const today = toAgencyDay(Date.now());
  const sales = findRecentSales(sold).map(toSoldSummary);
  allowPictures(context, sales);
  const near = typed.trim()
    ? findSalesNearAddress(typed, { sold, offered: catalogue.getSaleListings(), today })
    : undefined;
  const page = { sales, near, sentence: toSalesSentence(sold), words: context.get(textsContext).pages };
  return data(page, { headers: near ? { "Cache-Control": "no-store" } : {} });
}

type Words = Pages["sell"];

export default function Sell({ loaderData: { sales, near, sentence, words } }: Route.ComponentProps) {
  const { phone } = useOffice();
  const { sell, sold } = words;
  return (
    <>
      <Hero {...sell} />
      <TextPart id="pitch" title={sell.pitch.heading}>
        <Prose paragraphs={sell.pitch.paragraphs} />
      </TextPart>
      <Steps {...sell} />
      <Marketing {...sell} />
      {sell.fees && (
        <TextPart id="fees" title={sell.fees.heading}>
          <Prose paragraphs={sell.fees.paragraphs} />
        </TextPart>
      )}
      {sales.length > 0 && <RecentSales title={sold.title} sales={sales} sentence={sentence} />}
      {sales.length > 0 && <SalesNear near={near} />}
      <ClosingBand
        {...sold.sellClosing}
        first={{ href: href("/appraisal"), label: "Request Appraisal Online" }}
        second={{ href: toPhoneHref(phone), label: `Call ${phone}` }}
      />
    </>
  );
}

function Hero({ hero }: Pick<Words, "hero">) {
  return (
    <section
      aria-labelledby="sell"
      className="wrap grid items-end gap-x-(--gap-grid) gap-y-8 pt-crumb lg:grid-cols-2"
    >
      <div className="grid gap-6 lg:pb-crumb">
        <h1 id="sell" className="heading-hero max-w-[9ch]">
          {hero.line}
        </h1>
        <p className="max-w-124 text-lead text-tide">{hero.sentence}</p>
        <div className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink href={href("/appraisal")}>Get Free Appraisal</ButtonLink>
          <ButtonLink href={href("/contact")} look="secondary">
            Contact Our Team
          </ButtonLink>
        </div>
      </div>
      <PlacePicture
        place={hero.picture}
        sizes={pictureSizes.half}
        className="aspect-5/4 rounded-xs"
        priority
      />
    </section>
  );
}

type TextPartProps = { id: string; title: string; space?: string; children: ReactNode };

/** A heading, with its text beside it from 1024 px. */
function TextPart({ id, title, space = "pt-(--section)", children }: TextPartProps) {
  return (
    <section aria-labelledby={id} className={`wrap grid gap-x-(--gap-grid) gap-y-6 lg:grid-cols-12 ${space}`}>
      <h2 id={id} className="scroll-mt-under-header font-display text-h2 lg:col-span-5">
        {title}
      </h2>
      <div className="grid gap-6 lg:col-span-6 lg:col-start-7">{children}</div>
    </section>
  );
}

function Steps({ stepsIntro, steps }: Pick<Words, "stepsIntro" | "steps">) {
  return (
    <section aria-labelledby="steps" className="wrap section grid gap-intro">
      <div className="grid gap-x-(--gap-grid) gap-y-4 lg:grid-cols-12">
        <h2 id="steps" className="font-display text-h2 lg:col-span-6">
          {stepsIntro.heading}
        </h2>
        <p className="text-lead text-tide lg:col-span-6 lg:col-start-7">{stepsIntro.sentence}</p>
      </div>
      <ol className="grid gap-x-aside md:grid-cols-2">
        {steps.map(({ title, text, action }, index) => (
          <li key={title} className="grid grid-cols-auto-rest border-line border-t py-7">
            <span aria-hidden="true" className="w-13 font-display text-3xl text-banksia-700 leading-figure">
              {index + 1}
            </span>
            <div className="grid content-start justify-items-start gap-2">
              <h3 className="font-display text-h3">{title}</h3>
              <p className="max-w-120 text-slate">{text}</p>
              <div className="pt-1.5">
                <ArrowLink href={action.to}>{action.label}</ArrowLink>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Marketing(sell: Words) {
  return (
    <section aria-labelledby="marketing" className="on-ink bg-ink text-foam">
      <div className="wrap section grid gap-14">
        <h2 id="marketing" className="max-w-3xl font-display text-h1">
          {sell.marketing.heading}
        </h2>
        {sell.stats.length > 0 && <Stats {...sell} />}
        <div className="grid gap-x-8 gap-y-9 sm:grid-cols-3">
          {sell.marketing.points.map(({ title, text }) => (
            <div key={title} className="grid content-start gap-2">
              <h3 className="font-display text-h3">{title}</h3>
              <p className="text-sand-200">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Stats({ stats, statsSource }: Pick<Words, "stats" | "statsSource">) {
  return (
    <>
      <dl className="grid grid-cols-3 gap-x-4 sm:gap-x-8">
        {stats.map(({ claim, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2 border-foam/30 border-t pt-3.5">
            <dt className="text-sand-200 text-sm">{label}</dt>
            <dd className="font-display text-figure leading-none tracking-display">{agency.claims[claim]}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-sand-200 text-xs">{statsSource}</p>
    </>
  );
}

type RecentSalesProps = { title: string; sales: readonly ListingSummary[]; sentence?: string };

function RecentSales({ title, sales, sentence }: RecentSalesProps) {
  return (
    <section aria-labelledby="recent-sales" className="wrap section">
      <div className="mb-title flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-3">
          <h2 id="recent-sales" className="font-display text-h2">
            {title}
          </h2>
          {sentence && <p className="max-w-136 text-slate">{sentence}</p>}
        </div>
        <ButtonLink href={href("/sold")} look="secondary" size="small">
          View All Recent Sales
        </ButtonLink>
      </div>
      <ul className="card-grid card-row sm:cards-2 lg:cards-4">
        {sales.map((sale) => (
          <li key={sale.href}>
            <ListingCard listing={sale} sizes={pictureSizes.cards2to4} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A plain form, because the page has no script. */
function SalesNear({ near }: { near?: SalesNearAddress }) {
  return (
    <TextPart id="near" title="What sold near you?" space="pb-(--section)">
      <form
        action={`${href("/sell")}#near`}
        autoComplete="off"
        className="grid items-end gap-3 sm:grid-cols-rest-auto"
      >
        <TextField
          name="near"
          id="near-address"
          label="Your address or suburb"
          hint="We don’t keep what you type here."
          defaultValue={near?.typed}
          maxLength={200}
        />
        <Button type="submit">Show sales</Button>
      </form>
      {near && <NearSales {...near} />}
    </TextPart>
  );
}

function NearSales({ typed, suburb, sales }: SalesNearAddress) {
  if (!suburb)
    return (
      <p role="status">We don’t know “{typed}”. Try a street and suburb where we sell, or just the suburb.</p>
    );
  if (sales.length === 0)
    return (
      <p role="status">
        We have no sale near {suburb} in the last two years with a price we can publish.{" "}
        <a href={href("/appraisal")} className="underline">
          Ask for an appraisal
        </a>{" "}
        and we will bring the sales we know of.
      </p>
    );
  return (
    <>
      <p role="status">Our nearest sales in the last two years:</p>
      <SaleRows sales={sales} />
    </>
  );
}
