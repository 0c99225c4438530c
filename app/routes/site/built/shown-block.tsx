import type { ReactElement } from "react";
import { href } from "react-router";
import { SuburbFigures } from "#app/agency/suburbs/suburb-guide.tsx";
import { AgentCard } from "#app/agency/team/agent-card.tsx";
import { Quote as Testimonial } from "#app/document/site/quote.tsx";
import { ShortAppraisalForm } from "#app/enquiries/appraisal/appraisal-form.tsx";
import { NewsletterForm } from "#app/enquiries/newsletter/newsletter-form.tsx";
import { PropertyCard } from "#app/listings/card/property-card.tsx";
import { BlockSection, FormSection } from "./block-section.tsx";
import type { FoundBlock } from "./found-block.ts";
import { Home, Homes, MapOfHomes, OpenHomesBlock } from "./shown-homes.tsx";
import { CallToAction, Quote, TextWithPicture } from "./shown-words.tsx";

/** One of the site’s own blocks; one that shows nothing leaves no trace. `id` is unique on the page. */
export function ShownBlock({ id, block }: { id: string; block: FoundBlock }): ReactElement | null {
  switch (block.name) {
    case "PropertyCard":
      if (block.home.refused?.field === "title") return null;
      return (
        <div className="w-full max-w-prose text-left">
          <PropertyCard card={block.card} home={block.home} />
        </div>
      );
    case "Home":
      return <Home {...block} />;
    case "Homes":
      return <Homes {...block} />;
    case "MapOfHomes":
      return <MapOfHomes id={id} {...block} />;
    case "OpenHomes":
      return <OpenHomesBlock id={id} {...block} />;
    case "Agent":
      return (
        <BlockSection heading={block.heading} name="Agent">
          <div className="max-w-4xl">
            <AgentCard agent={block.agent} layout="lead" />
          </div>
        </BlockSection>
      );
    case "Testimonial":
      return <Testimonials {...block} />;
    case "SuburbFigures":
      return <Suburb {...block} />;
    case "AppraisalForm":
      return (
        <FormSection heading={block.heading} name="Appraisal" words={block.words}>
          <ShortAppraisalForm id={id} submissionId={block.submissionId} />
        </FormSection>
      );
    case "Newsletter":
      return (
        <FormSection heading={block.heading} name="Newsletter">
          <NewsletterForm
            submissionId={block.submissionId}
            field={(name) => ({ name, id: `${id}-${name}` })}
          />
        </FormSection>
      );
    case "TextWithPicture":
      return <TextWithPicture {...block} />;
    case "Quote":
      return <Quote {...block} />;
    case "CallToAction":
      return <CallToAction {...block} />;
    case "Missing":
      return null;
  }
}

function Testimonials({ heading, testimonials }: Extract<FoundBlock, { name: "Testimonial" }>) {
  return (
    <BlockSection heading={heading} name="Testimonials">
      <ul className={`card-grid ${testimonials.length > 1 ? "@3xl:cards-3" : "max-w-prose"}`}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Testimonial testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

function Suburb({ heading, suburb, chartNote }: Extract<FoundBlock, { name: "SuburbFigures" }>) {
  const { id, name } = suburb;
  return (
    <BlockSection
      heading={heading || `${name} in figures`}
      name={name}
      link={{ href: href("/suburbs/:id", { id }), label: `About ${name}` }}
    >
      <SuburbFigures suburb={suburb} chartNote={chartNote} />
    </BlockSection>
  );
}
