import { fillTemplate, type Json } from "#app/leads/folder/destinations-schema.ts";
import type { Destination } from "./destination.ts";
import type { EnquiryFacts } from "./enquiry-facts.ts";

type Fill = (text: string) => string;

/** Makes a function that replaces placeholders by facts and secrets; `encode` escapes them for an address. */
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

/** Fills texts, and leaves out those that end up empty. */
export function fillTexts(texts: Readonly<Record<string, string>>, fill: Fill) {
  const filled = Object.entries(texts).map(([name, text]) => [name, fill(text)] as const);
  return filled.filter(([, value]) => value.trim() !== "");
}

/** Fills the texts in a JSON value, and leaves out those that end up empty. */
export function fillJson(json: Json, fill: Fill): Json {
  if (typeof json === "string") return fill(json);
  if (Array.isArray(json)) return json.map((each) => fillJson(each, fill)).filter((each) => each !== "");
  if (typeof json !== "object" || json === null) return json;
  const entries = Object.entries(json).map(([name, value]) => [name, fillJson(value, fill)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
