import type { RecordOptions } from "#app/feed/format.ts";
import type { Element } from "../element.ts";
import { mergeListing } from "../merging/merge-listing.ts";
import { kinds, readListing } from "../reading/read-listing.server.ts";
import { toRecord } from "../to-record/to-record.ts";
import { findTexts, toPath } from "./element-paths.ts";

export type Offer = "sale" | "rental";

const uses = { picture: "pictures", floorplan: "floorplans", document: "documents" } as const;

/** Everything the readers make of a listing, by field ("facts.pool" for a fact). */
export type Read = ReadonlyMap<string, unknown>;

/**
 * What each text and attribute of a listing becomes, by its path: the fields that would change without it. A path is
 * missing if removing it changes nothing.
 */
export function askReaders(sent: Element, options: RecordOptions) {
  const read = readAll(sent, options);
  const paths = new Set(findTexts(sent).map(({ path }) => path));
  const ask = (isWanted: (path: string) => boolean) =>
    findChanged(read, readAll(without(isWanted, sent), options));
  const becomes = new Map([...paths].map((path) => [path, ask((each) => each === path)]));
  /** The fields that would change without an element and everything in it. */
  const askWhole = (element: string) =>
    ask((each) => each === element || each.startsWith(`${element}/`) || each.startsWith(`${element}@`));
  return { read, becomes, askWhole };
}

function readAll(sent: Element, options: RecordOptions): Read {
  const offer = kinds.get(sent.name) ?? "sale";
  const { key, status = "current", modTime, findings } = readListing(sent);
  const { element } = mergeListing(undefined, sent);
  const { record, media, findings: others } = toRecord({ element, offer, status, modTime }, options);
  const { facts, ...fields } = record;
  return new Map<string, unknown>([
    ...Object.entries({ agentID: key.agentId, uniqueID: key.uniqueId, modTime, ...fields }),
    ...Object.entries(facts ?? {}).map(([name, value]) => [`facts.${name}`, value] as const),
    ...Object.entries(uses).map(([use, name]) => [name, media.filter((each) => each.use === use)] as const),
    ["findings", [...findings, ...others]],
  ]);
}

function findChanged(whole: Read, less: Read) {
  const names = [...new Set([...whole.keys(), ...less.keys()])];
  const changed = names.filter((name) => JSON.stringify(whole.get(name)) !== JSON.stringify(less.get(name)));
  // Names also affect the headline, and a missing value causes a finding; neither is what the element itself becomes.
  const own = changed.filter((name) => name !== "findings" && name !== "title");
  return own.length > 0 ? own : changed;
}

/** A copy of a listing without the elements' texts and attributes at some paths. */
function without(isWanted: (path: string) => boolean, element: Element, path = ""): Element {
  const attributes = Object.entries(element.attributes).filter(
    ([name]) => !isWanted(`${path}@${name.toLowerCase()}`),
  );
  return {
    ...element,
    text: isWanted(path) ? "" : element.text,
    attributes: Object.fromEntries(attributes),
    children: element.children.map((child) => without(isWanted, child, toPath(path, child))),
  };
}
