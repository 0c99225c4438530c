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
    const found = [
      ...check(toSaleListing({ ...words, price_aud: 0 }, 0, 0)),
      ...(aboutRent.test(text) ? check(toRental({ ...words, ...blankRental }, 0, 0)) : []),
    ].find(
      (finding) =>
        finding.level === "stop" &&
        places.includes(finding.field) &&
        isMeant(finding) &&
        !isOfOthers(finding, text),
    );
    return found && { ...found, instead: onPages[found.code] ?? found.instead };
  };
}

export function toRefusal({ words, instead }: Pick<Finding, "words" | "instead">) {
  return `“${words}” may not be published. ${instead}`;
}

/** What to write instead, where no file of listings has its fields. */
const onPages: Partial<Record<Finding["code"], string>> = {
  "below-estimate": "Write no figure below the estimate of the agency agreement",
  "no-pets": "Say nothing about pets, or that they are considered or welcome",
  "rent-not-fixed": "State one rent, without from, around, a range or “negotiable”",
};
const places = ["title", "description"];
const blank = {
  ...{ id: "page", address: "", suburb: "", type: "House" as const, images: [] },
  ...{ beds: 0, baths: 0, parking: 0, agent: { name: "", phone: "", email: "" } },
};
const blankRental = { weekly_rent_aud: 0, bedrooms: 0, bathrooms: 0 };
const aboutRent = /\b(?:rents?|rental|rentals|lease|tenants?|weekly|p\/?w|(?:per|a) week)\b/i;
const ofPrice: readonly Finding["code"][] = ["offers-over", "range-too-wide", "rent-not-fixed"];
const sentenceEnd = /[.!?](?=\s|$)/;
const several =
  /\b(?:homes|houses|units|apartments|townhouses|terraces|villas|properties|lots|studios|residences|penthouses|land(?= from| \/)|prices|buyers|budgets|rents)\b/i;
const one =
  /\b(?:home|house|unit|apartment|townhouse|terrace|villa|property|residence)\b(?! (?:and|prices|rents)\b)/i;
const oneOfThem =
  /\bone of\b|\bthis (?:home|house|unit|apartment|townhouse|terrace|villa|property|residence)\b/i;
const penthouse = /\bpenthouse\b/i;
const ofMarket = /(?<!\bbe )\bsold\b|\b(?:sales|buyers|where to|what (?:could|can|would|will) you buy)\b/i;
/** A sentence with a buyer in it that asks a price all the same. */
const asked = /\b(?:guid(?:e|ed|ing)|asking|invited|calling|attention|offers (?:over|above|from|in))\b/i;
const amountBefore = /\$[\d.,]{1,12} ?(?:k|m|million)? $/i;

/** What several homes cost, or what a market pays, is no price of one: "Homes from $1.2m to $3m", "$50m+ sold". */
function isOfOthers({ code, words }: Pick<Finding, "code" | "words">, text: string) {
  const start = text.indexOf(words);
  if (start < 0 || !ofPrice.includes(code)) return false;
  const before = text.slice(0, start).split(sentenceEnd).at(-1) ?? "";
  const said = before + words;
  const sentence = said + text.slice(start + words.length).split(sentenceEnd, 1);
  // "$200k over the guide" is what a sale brought.
  if (words === "over the guide" && amountBefore.test(before)) return true;
  if (oneOfThem.test(sentence)) return false;
  if (ofMarket.test(sentence) && !asked.test(sentence)) return true;
  const isSpan = code === "range-too-wide" || /^(?:priced |prices |starting )?from\b/i.test(words);
  return isSpan && (isFirst(said, several, one) || (penthouse.test(before) && several.test(text)));
}

function isFirst(text: string, first: RegExp, second: RegExp) {
  const [at, other] = [text.search(first), text.search(second)];
  return at >= 0 && (other < 0 || at < other);
}
