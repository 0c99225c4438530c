import type { ReactElement } from "react";
import type { SiteBlock } from "#app/agency/blocks/site-blocks.ts";
import { ListingCard } from "#app/listings/card/listing-card.tsx";
import { PropertyCard } from "#app/listings/card/property-card.tsx";
import { toParagraphs } from "#app/region/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { Prose } from "#app/ui/prose.tsx";
import { SectionHeader } from "#app/ui/section-header.tsx";
import type { FoundBlock } from "./found-block.ts";

/** One of the site’s own blocks; one that shows nothing leaves no trace. */
export function ShownBlock({ id, block }: { id: string; block: FoundBlock }): ReactElement | null {
  switch (block.name) {
    case "PropertyCard":
      if (block.home.refused?.field === "title") return null;
      return (
        <div className="w-full max-w-prose text-left">
          <PropertyCard card={block.card} home={block.home} />
        </div>
      );
    case "Homes":
      return <Homes id={id} {...block} />;
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

type Found<Name extends FoundBlock["name"]> = Extract<FoundBlock, { name: Name }>;
type Inputs<Name extends SiteBlock["name"]> = Extract<SiteBlock, { name: Name }>;

function Homes({ id, heading, href, listings }: Found<"Homes"> & { id: string }) {
  const title = `${id}-heading`;
  return (
    <section aria-labelledby={title} className="w-full text-left">
      <SectionHeader id={title} title={heading} link={{ href, label: "All of them" }} />
      <ul className="card-grid sm:cards-2 lg:cards-3">
        {listings.map((listing) => (
          <li key={listing.href} className="grid">
            <ListingCard listing={listing} sizes={pictureSizes.cards2to3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TextWithPicture({ heading, words, image, alt, side }: Inputs<"TextWithPicture">) {
  const text = (
    <div className="grid content-center gap-5">
      {heading && <h2 className="font-display text-h2">{heading}</h2>}
      <Prose paragraphs={toParagraphs(words)} />
    </div>
  );
  if (!image) return text;
  return (
    <div className="grid w-full gap-x-(--gap-grid) gap-y-6 text-left lg:grid-cols-2">
      <img
        src={image}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={`aspect-card w-full rounded-xs bg-mist object-cover ${side === "left" ? "" : "lg:order-last"}`}
      />
      {text}
    </div>
  );
}

function Quote({ words, author }: Inputs<"Quote">) {
  return (
    <figure className="grid max-w-prose gap-4 border-sand-700 border-t pt-5.5 text-left">
      <blockquote className="grid gap-4 font-display text-h3 leading-quote">
        {toParagraphs(words).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      {author && <figcaption className="text-sand-700 text-sm">{author}</figcaption>}
    </figure>
  );
}

function CallToAction({ heading, words, button, link }: Inputs<"CallToAction">) {
  return (
    <section className="grid w-full items-center gap-6 rounded-sm bg-sand-100 px-6 py-8 text-left lg:grid-cols-rest-auto lg:px-10">
      <div className="grid gap-3">
        <h2 className="font-display text-h2">{heading}</h2>
        {words && <p className="max-w-xl text-lead text-tide">{words}</p>}
      </div>
      <p>
        <ButtonLink href={link}>{button}</ButtonLink>
      </p>
    </section>
  );
}
