import type { RecordOptions } from "#app/feed/format.ts";
import type { Element } from "../element.ts";
import { mergeListing } from "../merging/merge-listing.ts";
import { kinds, readListing } from "../reading/read-listing.server.ts";
import { toRecord } from "../to-record/to-record.ts";
import { findTexts, toPath } from "./element-paths.ts";

export type Offer = "sale" | "rental";

const uses = { picture: "pictures", floorplan: "floorplans", document: "documents" } as const;

/**
 * What becomes of each text and attribute of a listing: the fields of the record ("facts.pool" of facts) that the readers
 * would fill differently without it. What they read and what changes nothing here has no field.
 */
export function askReaders(sent: Element, options: RecordOptions): Map<string, string[]> {
  const whole = readAll(sent, options);
  const paths = new Set(findTexts(sent).map(({ path }) => path));
  return new Map([...paths].map((path) => [path, findChanged(whole, readAll(without(path, sent), options))]));
}

/** Whatever the site knows of a home by its listing, by its field. */
function readAll(sent: Element, options: RecordOptions) {
  const offer = kinds.get(sent.name) ?? "sale";
  const { key, status = "current", modTime, findings } = readListing(sent);
  const { element } = mergeListing(undefined, sent);
  const { record, media, findings: others } = toRecord({ element, offer, status, modTime }, options);
  const { facts, ...fields } = record;
  const files = Object.entries(uses).map(
    ([use, name]) => [name, media.filter((each) => each.use === use)] as const,
  );
  const ofFacts = Object.entries(facts ?? {}).map(([name, value]) => [`facts.${name}`, value] as const);
  return new Map<string, string>(
    [
      ...Object.entries({ agentID: key.agentId, uniqueID: key.uniqueId, modTime, ...fields }),
      ...ofFacts,
      ...files,
      ["findings", [...findings, ...others]] as const,
    ].map(([name, value]) => [name, JSON.stringify(value) ?? ""]),
  );
}

function findChanged(whole: ReadonlyMap<string, string>, less: ReadonlyMap<string, string>) {
  const names = [...new Set([...whole.keys(), ...less.keys()])];
  const changed = names.filter((name) => whole.get(name) !== less.get(name));
  // Names of people and places also stand in a headline, and what is missing is said: that is not what becomes of them.
  const own = changed.filter((name) => name !== "findings" && name !== "title");
  return own.length > 0 ? own : changed;
}

/** A listing without what stands at a path. */
function without(wanted: string, element: Element, path = ""): Element {
  const attributes = Object.entries(element.attributes).filter(
    ([name]) => `${path}@${name.toLowerCase()}` !== wanted,
  );
  return {
    ...element,
    text: path === wanted ? "" : element.text,
    attributes: Object.fromEntries(attributes),
    children: element.children.map((child) => without(wanted, child, toPath(path, child))),
  };
}
