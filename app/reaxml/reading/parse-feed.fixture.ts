import type { Element } from "../element.ts";
import { readElements } from "./parse-reaxml.ts";

type Options = { repairsAmpersands?: boolean };

/** Parses a whole feed, given in chunks. */
export async function parseFeed(chunks: string | readonly string[], options: Options = {}) {
  const pieces = typeof chunks === "string" ? [chunks] : chunks;
  async function* readText() {
    yield* pieces;
  }
  const warnings: string[] = [];
  const elements: Element[] = [];
  const file = { bytes: 0, encoding: "utf-8", isGuessed: false, readText };
  for await (const element of readElements([file], options, (warning) => warnings.push(warning)))
    elements.push(element);
  return { elements, warnings };
}

/** Parses a feed's only listing. */
export async function parseListing(words: string): Promise<Element> {
  const { elements } = await parseFeed(`<propertyList>${words}</propertyList>`);
  const [element] = elements;
  if (!element) throw new Error("no listing");
  return element;
}
