import * as v from "valibot";
import type { BlockContent } from "../block.ts";
import { siteBlockSchema, type siteBlocks } from "../blocks/site-blocks.ts";
import { readPicture } from "./read-picture.server.ts";
import type { BlockContext } from "./reader.ts";
import { parseLink, toPlainText, toSizedAddress } from "./sanitize.server.ts";

const PICTURE_WIDTH_PX = 800;

/** Reads one of the site’s own blocks: strips markup from its words, checks pictures and links. */
export function readSiteBlock(
  block: (typeof siteBlocks)[number],
  options: Record<string, unknown>,
  { reader }: BlockContext,
): BlockContent | undefined {
  const read = (input: (typeof block.inputs)[number]) => {
    const value = options[input.name];
    if (typeof value !== "string") return value;
    if (input.type === "longText") return toParagraphs(value);
    if (input.type === "url") return parseLink(value);
    if (input.type !== "file" || !value) return value;
    const picture = readPicture(value, block.name, reader);
    return picture && toSizedAddress(picture.src, PICTURE_WIDTH_PX);
  };
  const inputs = Object.fromEntries(block.inputs.map((input) => [input.name, read(input)]));
  const parsed = v.parse(siteBlockSchema, { ...inputs, name: block.name });
  const filled = new Map(Object.entries(parsed).filter(([, value]) => value));
  const lack = block.inputs.find(({ name, isRequired }) => isRequired && !filled.has(name));
  if (lack) return reader.skip(block.name, `it has nothing under “${lack.label}”`);
  return { kind: "site", block: parsed };
}

function toParagraphs(words: string) {
  return words.replaceAll("\r", "").split("\n\n").map(toPlainText).filter(Boolean).join("\n\n");
}
