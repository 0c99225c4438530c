import { join } from "node:path";
import { openTextFile } from "#app/feed/importing/text-file.server.ts";
import type { Element } from "../element.ts";
import { readElements } from "../reading/parse-reaxml.ts";
import { findKnownElements } from "./known-elements.ts";

const folder = join(import.meta.dirname, "..", "own-samples");
const names = ["full-house", "full-rental", "full-land", "full-farm", "spellings"];

/** The known elements, found from samples that contain everything any reader knows. */
export async function readKnownElements() {
  const files = await Promise.all(names.map((name) => openTextFile(join(folder, `${name}.xml`))));
  const samples: Element[] = [];
  for await (const element of readElements(files, {})) samples.push(element);
  return findKnownElements(samples);
}
