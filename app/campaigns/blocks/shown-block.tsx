import type { ReactElement, ReactNode } from "react";
import { ShortAppraisalForm } from "#app/enquiries/appraisal/appraisal-form.tsx";
import { OpenHomes } from "#app/inspections/index.ts";
import { ListingCard } from "#app/listings/card/listing-card.tsx";
import { toParagraphs } from "#app/region/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { Prose } from "#app/ui/prose.tsx";
import { SectionHeader } from "#app/ui/section-header.tsx";
import type { Inputs } from "./block-sources.ts";
import type { FoundBlock } from "./found-block.ts";
import { PropertyCard } from "./property-card.tsx";

/** One of the site’s own blocks; null where it shows nothing. `id` is unique on the page. */
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
      return <Homes {...block} />;
    case "OpenHomes":
      return <OpenHomesBlock id={id} {...block} />;
    case "AppraisalForm":
      return (
        <FormSection heading={block.heading} name="Appraisal" words={block.words}>
          <ShortAppraisalForm id={id} submissionId={block.submissionId} />
        </FormSection>
      );
    case "TextWithPicture":
      return <TextWithPicture {...block} />;
    case "CallToAction":
      return <CallToAction {...block} />;
    case "Missing":
      return null;
  }
}

type Found<Name extends FoundBlock["name"]> = Extract<FoundBlock, { name: Name }>;

function Homes({ heading, href, listings }: Found<"Homes">) {
  return (
    <BlockSection heading={heading} name="Homes" link={{ href, label: "All of them" }}>
      <ul className={`card-grid card-row ${toColumns(listings.length)}`}>
        {listings.map((listing) => (
          <li key={listing.href} className="grid">
            <ListingCard listing={listing} sizes={pictureSizes.cards2} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Columns that leave no gap in the last row, where possible. */
function toColumns(homes: number) {
  return homes === 2 || homes === 4 ? "@xl:cards-2" : "@xl:cards-2 @4xl:cards-3";
}

function OpenHomesBlock({ id, heading, href, days }: Found<"OpenHomes"> & { id: string }) {
  return (
    <BlockSection heading={heading} name="Open homes" link={{ href, label: "All open homes" }}>
      <div className="grid gap-heading">
        {days.map((day) => (
          <OpenHomes key={day.date} day={day} id={`${id}-${day.date}`} Title="h3" />
        ))}
      </div>
    </BlockSection>
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
    <div className="grid w-full @3xl:grid-cols-2 gap-x-(--gap-grid) gap-y-6 text-left">
      <img
        src={image}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={`aspect-card w-full rounded-xs bg-mist object-cover ${side === "left" ? "" : "@3xl:order-last"}`}
      />
      {text}
    </div>
  );
}

function CallToAction({ heading, words, button, link }: Inputs<"CallToAction">) {
  return (
    <section className="grid w-full @3xl:grid-cols-rest-auto items-center gap-6 rounded-sm bg-sand-100 px-6 py-8 text-left lg:px-10">
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

type BlockSectionProps = {
  heading: string;
  /** Heading for screen readers only, where the marketer has written none. */
  name: string;
  words?: string;
  link?: { href: string; label: string };
  children: ReactNode;
};

/** One of the site’s own blocks below its heading. Not a landmark, because a page may have several of one name. */
function BlockSection({ heading, name, words, link, children }: BlockSectionProps) {
  return (
    <section className="w-full text-left">
      {heading ? (
        <SectionHeader title={heading} link={link}>
          {words}
        </SectionHeader>
      ) : (
        <h2 className="sr-only">{name}</h2>
      )}
      {children}
    </section>
  );
}

/** A form, beside its heading where there is room. */
function FormSection({ heading, name, words, children }: Omit<BlockSectionProps, "link">) {
  return (
    <section className="grid w-full @3xl:grid-cols-heading-text gap-x-(--gap-grid) gap-y-heading text-left">
      <div className="grid content-start gap-3">
        <h2 className={heading ? "font-display text-h2" : "sr-only"}>{heading || name}</h2>
        {words && <p className="max-w-136 text-slate">{words}</p>}
      </div>
      <div className="max-w-form">{children}</div>
    </section>
  );
}
