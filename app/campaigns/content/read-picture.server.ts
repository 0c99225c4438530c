import * as v from "valibot";
import { pictureSrcSet } from "#app/ui/picture/picture-address.ts";
import type { BlockContent, PlacedPicture } from "../block.ts";
import { amount, flag, line } from "../blocks/input-rules.ts";
import type { Element } from "./element-schema.ts";
import type { BlockContext, OwnPicture, Reader } from "./reader.ts";
import { parseLink, parsePictureAddress, toSizedAddress } from "./sanitize.server.ts";

const FALLBACK_WIDTH_PX = 1200;

const sizesAttribute = /^[\w\s().,:%+*/-]{1,200}$/;
const imageOptions = v.object({
  image: line,
  src: line,
  altText: line,
  sizes: line,
  link: line,
  width: amount(1, 10_000),
  height: amount(1, 10_000),
  aspectRatio: amount(0.05, 10),
  backgroundSize: line,
  highPriority: flag,
});

/** Reads a picture with the blocks upon it; undefined where its address is refused. */
export function readImage(
  options: unknown,
  { reader, readBlocks, depth }: BlockContext,
  { children }: Element,
): BlockContent | undefined {
  const image = v.parse(imageOptions, options);
  const picture = readPicture(image.image || image.src, "Image", reader);
  if (!picture) return undefined;
  const isFirst = image.highPriority || !reader.hasPicture;
  reader.hasPicture = true;
  return {
    kind: "image",
    ...toSources(picture),
    ...toProportions(image, picture),
    sizes: sizesAttribute.test(image.sizes) ? image.sizes : undefined,
    alt: reader.refuses("Image", image.altText) ? "" : image.altText,
    isContained: image.backgroundSize === "contain",
    isFirst,
    link: parseLink(image.link),
    blocks: readBlocks(children, depth + 1),
  };
}

/**
 * Finds our copy of a picture. `undefined` for a wrong address, and until it is fetched; the reason is listed as
 * skipped.
 */
export function readPicture(
  address: string,
  block: string,
  reader: Reader,
  what = "picture",
): OwnPicture | undefined {
  const src = readAddress(address, block, reader, what);
  if (!src) return undefined;
  const own = src.startsWith("/") ? { src } : reader.findPicture(src);
  return own ?? reader.skip(block, `its ${what} has not been fetched yet, or cannot be`);
}

/** Returns an https address, or that of one of our own files; anything else is listed as skipped. */
export function readAddress(address: string, block: string, reader: Reader, what: string) {
  return parsePictureAddress(address) ?? reader.skip(block, `its ${what} has no https address`);
}

/** In the preview a picture may still be served, and resized, by the service. */
function toSources({ src, widths = [] }: OwnPicture): Pick<PlacedPicture, "src" | "srcSet"> {
  if (widths.length === 0) return { src: toSizedAddress(src, FALLBACK_WIDTH_PX) };
  const picture = { src, widths, width: 0, height: 0, colour: "", alt: "" };
  return { src, srcSet: pictureSrcSet(picture) };
}

/** The service's `aspectRatio` is height divided by width. */
function toProportions({ aspectRatio, width, height }: v.InferOutput<typeof imageOptions>, own: OwnPicture) {
  if (width && height) return { width: Math.round(width), height: Math.round(height) };
  if (!aspectRatio) return { width: own.width, height: own.height };
  return { width: FALLBACK_WIDTH_PX, height: Math.round(FALLBACK_WIDTH_PX * aspectRatio) };
}
