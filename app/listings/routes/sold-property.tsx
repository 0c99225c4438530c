import { data, href, redirect } from "react-router";
import { type Agent, toOwnPhone } from "#app/agency/kinds/agent-schema.ts";
import { type Pages, withAgentName } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toSoldThing } from "#app/document/metadata/json-ld/listing-json-ld.ts";
import { toMeta, toUnlistedMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { NotFoundPage } from "#app/document/site/not-found-page.tsx";
import { Breadcrumbs } from "#app/document/site/page-header.tsx";
import { Quote, type QuotedTestimonial } from "#app/document/site/quote.tsx";
import { getAgentByEmail } from "#app/guide/team/agents.ts";
import { SellingAgent } from "#app/guide/team/contact-lines.tsx";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { FactsLarge } from "#app/listings/card/facts-row.tsx";
import { PageMarks } from "#app/listings/card/home-marks.tsx";
import type { ListingSummary } from "#app/listings/card/listing-summary.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { allProperties, DetailLayout, MoreListings } from "#app/listings/detail/detail-layout.tsx";
import { toGalleryPictures } from "#app/listings/detail/gallery-pictures.ts";
import { getFloorplans } from "#app/listings/detail/listing-extras.server.ts";
import { findMore, toCards } from "#app/listings/detail/listing-result.ts";
import { findSalePath, findSold } from "#app/listings/sale/get-property.ts";
import {
  findSalesNearby,
  getSoldProperty,
  type SoldProperty,
  toSaleInformation,
  toSoldFacts,
  toSoldPrice,
  toSoldSummary,
} from "#app/listings/sold/sold-properties.ts";
import { formatDate, formatDollars, toParagraphs } from "#app/region/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { DetailBlock, Panel, PanelSection } from "#app/ui/detail-block.tsx";
import { Gallery } from "#app/ui/gallery/gallery.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Route } from "./+types/sold-property.ts";

const allSales = { href: href("/sold"), label: "View All Recent Sales" };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.property) return toUnlistedMeta("Property Not Found");
  const { property } = loaderData;
  const { id, title, address, price, soldDate, hasPictures } = property;
  const sale = [price && ` for ${formatDollars(price)}`, soldDate && ` on ${formatDate(soldDate)}`];
  const path = href("/sold-property/:id", { id });
  return toMeta(matches, {
    title: `${address}: sold`,
    description: `${title}: ${address} was sold${sale.filter(Boolean).join("")}. ${hasPictures ? "Pictures, facts" : "Facts"} and the agent who sold it.`,
    path,
    shared: { picture: property.pictures[0] },
    crumbs: toCrumbs(property, loaderData.saleWords),
    jsonLd: (origin) => toSoldThing(property, `${origin}${path}`, origin),
  });
}

export function loader({ params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const sold = catalogue.getSold();
  const property = getSoldProperty(params.id, sold);
  const again = property ? undefined : catalogue.getRelistedSale(params.id);
  const path = again && findSalePath(again, catalogue.getSaleListings(), sold);
  if (path) throw redirect(path);
  const { isHere, sales } = findSalesNearby(property ?? {}, sold);
  const others = sales.map(toSoldSummary);
  const listing = property && findSold(property.id, sold);
  const similar = listing ? toCards(findMore(listing, catalogue.getSaleListings())) : [];
  const own = property?.pictures.map((picture) => ({ picture })) ?? [];
  allowPictures(context, [...own, ...similar, ...others]);
  const texts = context.get(textsContext);
  const saleWords = texts.pages.sold;
  if (!property) return data({ property, others, saleWords }, { status: 404 });
  const words = texts.testimonials.find(({ propertyId }) => propertyId === property.id);
  const agent = property.agentEmail ? getAgentByEmail(texts, property.agentEmail) : undefined;
  const shown = { ...property, floorplans: getFloorplans(property.plan) };
  return data({
    property: agent ? toTakenOver(shown, agent) : shown,
    similar,
    agent,
    saleWords,
    words: words && withAgentName(words, texts),
    others,
    isHere,
  });
}

/** Assigns a sale by an agent who has left to their successor. */
function toTakenOver(property: SoldProperty, agent: Agent): SoldProperty {
  const { name, email } = agent;
  if (property.agentEmail === email) return property;
  return { ...property, agentName: name, agentPhone: toOwnPhone(agent), agentEmail: email };
}

export default function SoldPropertyPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.property) return <SoldPropertyNotFound {...loaderData} />;
  const { property, agent, words, saleWords, similar, others, isHere } = loaderData;
  const title = isHere ? `Also sold in ${property.suburb}` : saleWords.title;
  return (
    <>
      <div className="wrap grid grid-cols-1 gap-2 pt-2">
        <Breadcrumbs crumbs={toCrumbs(property, saleWords)} />
        <Gallery
          pictures={toGalleryPictures(property)}
          version={property.changedAt}
          label={`Pictures of ${property.address}`}
        >
          <Badge tone="sold">SOLD</Badge>
          {property.type && <Badge>{property.type}</Badge>}
        </Gallery>
      </div>
      <DetailLayout
        asideLabel="Sale and agent"
        aside={
          <Panel>
            <PanelSection title="Sale Information">
              <KeyValues items={toSaleInformation(property)} />
            </PanelSection>
            <PanelSection title="Selling Agent">
              <SellingAgent
                name={property.agentName}
                phone={property.agentPhone}
                email={property.agentEmail}
                agent={agent}
              />
            </PanelSection>
          </Panel>
        }
      >
        <SoldStory property={property} words={words} />
      </DetailLayout>
      <MoreListings id="similar" title="Similar homes" listings={similar} all={allProperties} />
      <MoreListings title={title} listings={others} all={allSales} />
      <ClosingBand
        {...saleWords.closing}
        first={{
          href: `${href("/appraisal")}?${new URLSearchParams({ listing: property.id })}`,
          label: "Request Appraisal Online",
        }}
        second={{ href: href("/sell"), label: "How We Sell" }}
      />
    </>
  );
}

function toCrumbs({ address }: SoldProperty, { title }: Pages["sold"]) {
  return [{ label: "Sell", href: href("/sell") }, { label: title, href: href("/sold") }, { label: address }];
}

type SoldPropertyNotFoundProps = { others: readonly ListingSummary[]; saleWords: Pages["sold"] };

function SoldPropertyNotFound({ others, saleWords }: SoldPropertyNotFoundProps) {
  return (
    <>
      <NotFoundPage title="Property Not Found" backHref={href("/sell")} backLabel="Back to Sell">
        The sold property you're looking for doesn't exist.
      </NotFoundPage>
      <MoreListings title={saleWords.title} listings={others} all={allSales} />
    </>
  );
}

/** A sold home's price, date and description, and its seller's testimonial. */
function SoldStory({ property, words }: { property: SoldProperty; words?: QuotedTestimonial }) {
  return (
    <>
      <div className="grid gap-2 pb-4 print:col-span-full">
        <h1 className="font-display text-h2">{property.title}</h1>
        <p className="text-md text-slate">{property.address}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-display text-h2">{toSoldPrice(property)}</span>
          <span className="text-slate">
            {property.soldDate ? `Sold ${formatDate(property.soldDate)}` : "Sold"}
          </span>
        </p>
      </div>
      <DetailBlock title="Key features" isTitleHidden>
        <FactsLarge facts={toSoldFacts(property)} />
        {property.sourceId && (
          <p>
            <PageMarks id={property.sourceId} title={property.title} />
          </p>
        )}
      </DetailBlock>
      <DetailBlock title="Description">
        <Prose paragraphs={toParagraphs(property.description)} />
      </DetailBlock>
      {words && (
        <DetailBlock title="What the client said">
          <div className="max-w-prose">
            <Quote testimonial={words} />
          </div>
        </DetailBlock>
      )}
    </>
  );
}
