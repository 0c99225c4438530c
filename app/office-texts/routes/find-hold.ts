import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { isInSuburb } from "#app/homes/record/place/listing-address.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import type { OfficeArguments } from "#app/office/access/require-person.server.ts";
import type { Changed } from "#app/office-texts/read-step.ts";
import { formatCount } from "#app/region/format.ts";

/** A guide of the folder stays while homes stand in its suburb. */
export function findHold({ kind, key }: Pick<Changed, "kind" | "key">, context: OfficeArguments["context"]) {
  const suburb = kind.kind === "suburb" && defaultTexts.suburbs.find(({ id }) => id === key);
  if (!suburb) return {};
  const catalogue = context.get(catalogueContext);
  const homes = [...catalogue.getSaleListings(), ...catalogue.getRentals()].filter((home) =>
    isInSuburb(home, suburb.name),
  );
  return homes.length > 0
    ? {
        hold: `${formatCount(homes.length, "home")} on the site: ${suburb.name} stays until ${homes.length === 1 ? "it has" : "they have"} left`,
      }
    : {};
}
