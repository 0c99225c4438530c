import { toRental } from "../record/rental-record.ts";
import { toSaleListing } from "../record/sale-record.ts";
import { createRuleCheck, type Finding } from "./check-rules.ts";

type Words = { title?: string; description?: string };

/**
 * The rules before publishing, for words of a campaign page that belong to no listing: the first that say a price against
 * the law, and what to write instead. `today` at the agency, as 2026-11-28.
 */
export function createWordsCheck(today: string, isMeant: (finding: Finding) => boolean = () => true) {
  const check = createRuleCheck({ today, getEstimate: () => undefined });
  return ({ title = "", description = "" }: Words): Finding | undefined => {
    const words = { ...blank, title, description };
    const text = `${title}. ${description}`;
    return [
      ...check(toSaleListing({ ...words, price_aud: 0 }, 0, 0)),
      ...(aboutRent.test(text) ? check(toRental({ ...words, ...blankRental }, 0, 0)) : []),
    ].find(
      (finding) =>
        finding.level === "stop" &&
        places.includes(finding.field) &&
        isMeant(finding) &&
        !isOfSeveral(finding, text),
    );
  };
}

export function toRefusal({ words, instead }: Pick<Finding, "words" | "instead">) {
  return `“${words}” may not be published. ${instead}`;
}

const places = ["title", "description"];
const blank = {
  ...{ id: "page", address: "", suburb: "", type: "House" as const, images: [] },
  ...{ beds: 0, baths: 0, parking: 0, agent: { name: "", phone: "", email: "" } },
};
const blankRental = { weekly_rent_aud: 0, bedrooms: 0, bathrooms: 0 };
const aboutRent = /\b(?:rents?|rental|rentals|lease|tenants?|weekly|p\/?w|(?:per|a) week)\b/i;
const several = /\b(?:homes|houses|units|apartments|townhouses|terraces|villas|properties|lots)\b/i;

/** "Homes from $1.2m to $3m": what several homes cost is no price of one. */
function isOfSeveral({ code, words }: Pick<Finding, "code" | "words">, text: string) {
  const isSpan = code === "range-too-wide" || /^(?:priced |prices |starting )?from\b/i.test(words);
  const before = text.slice(0, Math.max(0, text.indexOf(words)));
  return isSpan && several.test(before.split(/[.!?]/).at(-1) ?? "");
}
