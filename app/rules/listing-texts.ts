import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { type FactKey, homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { type Amount, findAmounts } from "#app/values/amounts.ts";
import { exempt } from "./exempt-phrases.ts";

/** A text of a listing: price text, title, description or a feature. */
export type Text = {
  field: string;
  text: string;
  /** The text in the same length, with ¤ for each letter of an amount and blanks for exempt phrases. */
  masked: string;
  amounts: readonly Amount[];
};

/** Running costs, figures with their period. */
export const costs: readonly FactKey[] = ["councilRates", "waterRates", "strata"];
const textFacts = homeFacts.filter(({ key, kind }) => kind === "text" && !costs.includes(key));

export function findTexts({ priceText, title, description, facts, also = [] }: AnyListing): Text[] {
  const fields = [
    ["price_text", priceText],
    ["title", title],
    ["description", description],
    ...textFacts.map(({ key }) => [`facts.${key}`, facts?.[key]] as const),
    ...also.map((words) => ["also", words] as const),
  ] as const;
  return fields.flatMap(([field, text]) => (typeof text === "string" && text ? [toText(field, text)] : []));
}

/** Prepares a field's text for the search for phrases. */
export function toText(field: string, written: string): Text {
  const text = written.replaceAll("'", "’").replace(/[\s¤]+/g, " ");
  const amounts = findAmounts(text);
  const plain = amounts.length > 0 ? maskAmounts(text, amounts) : text;
  const masked = plain.replace(exempt, ({ length }) => " ".repeat(length));
  return { field, text, masked, amounts: amounts.filter(({ start }) => masked[start] === "¤") };
}

function maskAmounts(text: string, amounts: readonly Amount[]) {
  const letters = text.split("");
  for (const { start, end } of amounts) letters.fill("¤", start, end);
  return letters.join("");
}
