import type { AnyListing } from "../record/any-listing.ts";
import { type FactKey, homeFacts } from "../record/facts/home-facts.ts";
import { type Amount, findAmounts } from "./amounts.ts";
import { exempt } from "./phrases.ts";

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

export function findTexts({ priceText = "", title, description, facts, also = [] }: AnyListing): Text[] {
  const said = textFacts.map(({ key }) => [`facts.${key}`, facts?.[key]] as const);
  const fields = [
    ["price_text", priceText] as const,
    ["title", title] as const,
    ["description", description] as const,
    ...said,
    ...also.map((words) => ["also", words] as const),
  ];
  return fields.flatMap(([field, text]) => (typeof text === "string" && text ? [toText(field, text)] : []));
}

export function toText(field: string, written: string): Text {
  const text = written.replaceAll("’", "'").replace(/[\s¤]+/g, " ");
  const amounts = findAmounts(text);
  const masked = amounts.reduce(
    (before, { start, end }) => before.slice(0, start) + "¤".repeat(end - start) + before.slice(end),
    text,
  );
  return { field, text, amounts, masked: masked.replace(exempt, ({ length }) => " ".repeat(length)) };
}

/** The sentence around a place of a text. */
export function quote({ text }: Text, start: number, end: number) {
  const before = text.slice(0, start).split(/[.!?] /).at(-1) ?? "";
  const [after = ""] = text.slice(end).split(/[.!?](?= |$)/, 1);
  return `${before}${text.slice(start, end)}${after}`.trim();
}
