import { toRental } from "../record/rental-record.ts";
import { toSaleListing } from "../record/sale-record.ts";
import { createRuleCheck, type Finding } from "./check-rules.ts";
import { toPhrases } from "./phrases.ts";

type Words = { title?: string; description?: string };

const blank = {
  ...{ id: "page", address: "", suburb: "", type: "House" as const, images: [] },
  ...{ beds: 0, baths: 0, parking: 0, agent: { name: "", phone: "", email: "" } },
};
const blankRental = { weekly_rent_aud: 1, bedrooms: 0, bathrooms: 0 };
const ofRent = toPhrases("rents?|rental|rentals|lease|tenants?|weekly|p/?w|(per|a) week");
/** What several homes cost is no price of one. */
const several =
  "homes|houses|units|apartments|townhouses|terraces|villas|lots|studios|residences|land|prices|rents";
const ofSeveral = new RegExp(`\\b(${several})(?: are)? from (?=\\$)`, "gi");
/** What to write instead, where no file of listings has its fields. */
const onPages: Partial<Record<Finding["code"], string>> = {
  "no-pets": "Say nothing about pets, or that they are considered or welcome",
  "rent-not-fixed": "State one rent, without from, around, a range or “negotiable”",
};

/**
 * The phrases that the rules before publishing stop, for words of a page that belong to no listing: the first, and what to
 * write instead. `today` at the agency, as 2026-11-28.
 */
export function createWordsCheck(today: string, isMeant: (finding: Finding) => boolean = () => true) {
  const check = createRuleCheck({ today, getEstimate: () => undefined });
  return ({ title = "", description = "" }: Words): Finding | undefined => {
    const words = {
      ...blank,
      title: title.replace(ofSeveral, "$1 at "),
      description: description.replace(ofSeveral, "$1 at "),
    };
    const isOfRent = `${title} ${description}`.search(ofRent) >= 0;
    const found = [
      ...(isOfRent ? check(toRental({ ...words, ...blankRental }, 0, 0)) : []),
      ...check(toSaleListing({ ...words, price_aud: 1 }, 0, 0)),
    ].find(
      (finding) =>
        finding.level === "stop" && ["title", "description"].includes(finding.field) && isMeant(finding),
    );
    return found && { ...found, instead: onPages[found.code] ?? found.instead };
  };
}

export function toRefusal({ words, instead }: Pick<Finding, "words" | "instead">) {
  return `“${words}” may not be published. ${instead}`;
}
