import { type Amount, findAmounts } from "#app/homes/amounts.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { type FactKey, homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { exempt } from "./exempt-phrases.ts";

/** The price line of a listing, its title, its description or one of its features. */
export type Text = {
  field: string;
  text: string;
  /** As long as the text: ¤ for each letter of an amount, nothing where words are exempt. */
  masked: string;
  amounts: readonly Amount[];
};

/** Figures with their period: what the home costs. */
export const costs: readonly FactKey[] = ["councilRates", "waterRates", "strata"];
const textFacts = homeFacts.filter(({ key, kind }) => kind === "text" && !costs.includes(key));

/** What a listing says in its own words, field by field. */
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

/** A field as phrases are looked for in it. */
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
