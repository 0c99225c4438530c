import type { Element } from "../element.ts";
import { type FeedHead, parseReaxml } from "./parse-reaxml.ts";

/** A whole feed at once. */
export async function parseFeed(...chunks: string[]) {
  const head: FeedHead = { hasCredentials: false, hasVendors: false };
  const elements: Element[] = [];
  for await (const element of parseReaxml(chunks, head)) elements.push(element);
  return { ...head, elements };
}

/** The one listing of a feed. */
export async function parseListing(words: string): Promise<Element> {
  const { elements } = await parseFeed(`<propertyList>${words}</propertyList>`);
  const [element] = elements;
  if (!element) throw new Error("no listing");
  return element;
}
