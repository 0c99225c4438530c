import { Quote, type QuotedTestimonial } from "#app/document/site/quote.tsx";
import { formatDate, toParagraphs } from "#app/region/format.ts";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { FactsLarge } from "../card/facts-row.tsx";
import { PageHeart } from "../card/heart.tsx";
import { type SoldProperty, toSoldFacts, toSoldPrice } from "./sold-properties.ts";

/** A sold home: its price and day, what it was like, and what its seller said. */
export function SoldStory({ property, words }: { property: SoldProperty; words?: QuotedTestimonial }) {
  return (
    <>
      <div className="grid gap-3.5 pb-heading print:col-span-full">
        <h1 className="font-display text-h1">{property.title}</h1>
        <p className="text-md text-slate">{property.address}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
          <span className="font-display text-h2">{toSoldPrice(property)}</span>
          <span className="text-slate">
            {property.soldDate ? `Sold ${formatDate(property.soldDate)}` : "Sold"}
          </span>
          {property.sourceId && <PageHeart id={property.sourceId} title={property.title} />}
        </p>
      </div>
      <DetailBlock title="Key features" isTitleHidden>
        <FactsLarge facts={toSoldFacts(property)} />
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
