import type { ReactElement } from "react";
import { ShortAppraisalForm } from "#app/enquiries/appraisal/appraisal-form.tsx";
import { FormSection } from "./block-section.tsx";
import type { FoundBlock } from "./found-block.ts";
import { PropertyCard } from "./property-card.tsx";
import { Homes, OpenHomesBlock } from "./shown-homes.tsx";
import { CallToAction, TextWithPicture } from "./shown-words.tsx";

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
