import { fillTemplate, type Json } from "#app/leads/folder/destinations-schema.ts";
import type { Destination } from "./destination.ts";
import type { EnquiryFacts } from "./enquiry-facts.ts";

type Fill = (text: string) => string;

/** Puts what is known of an enquiry, and secrets, in the place of placeholders; `encode` makes them fit for an address. */
export function createFill(
  facts: EnquiryFacts,
  secrets: Destination["secrets"],
  encode: (value: string) => string = String,
): Fill {
  const values = new Map([
    ...Object.entries(facts),
    ...Object.entries(secrets).map(([name, secret]) => [`secret ${name}`, secret] as const),
  ]);
  return (text: string) => fillTemplate(text, (name) => encode(values.get(name) ?? ""));
}

/** Texts that have nothing to say are left out. */
export function fillTexts(texts: Readonly<Record<string, string>>, fill: Fill) {
  const filled = Object.entries(texts).map(([name, text]) => [name, fill(text)] as const);
  return filled.filter(([, value]) => value.trim() !== "");
}

/** Fields that have nothing to say are left out. */
export function fillJson(json: Json, fill: Fill): Json {
  if (typeof json === "string") return fill(json);
  if (Array.isArray(json)) return json.map((each) => fillJson(each, fill)).filter((each) => each !== "");
  if (typeof json !== "object" || json === null) return json;
  const entries = Object.entries(json).map(([name, value]) => [name, fillJson(value, fill)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
