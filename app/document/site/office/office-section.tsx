import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { homeWords } from "#app/agency/folder/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LocatorMap, type LocatorMapDrawing } from "../../coast/locator-map.tsx";
import { OfficeDetails } from "./office-details.tsx";

/** The office's address and hours, with a map. */
export function OfficeSection({ map }: { map: LocatorMapDrawing | undefined }) {
  return (
    <section
      aria-labelledby="contact"
      className="section wrap grid items-center gap-x-(--gap-grid) gap-y-10 pt-0 md:grid-cols-2 lg:grid-cols-12"
    >
      <div className="grid gap-8 lg:col-span-6">
        <h2 id="contact" className="font-display text-h2">
          {homeWords.headings.contact.heading}
        </h2>
        <OfficeDetails />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href("/contact")}>Contact Us</ButtonLink>
          <ButtonLink look="secondary" href={href("/appraisal")}>
            Free Property Appraisal
          </ButtonLink>
        </div>
      </div>
      {map && (
        <figure className="grid gap-2.5 lg:col-span-5 lg:col-start-8">
          <LocatorMap map={map} label={`our office in ${agency.address.suburb}`} />
          <figcaption className="text-slate text-xs">Position is approximate</figcaption>
        </figure>
      )}
    </section>
  );
}
