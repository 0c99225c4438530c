import * as v from "valibot";
import { homeFacts } from "../../record/facts/home-facts.ts";
import type { ExportedHome } from "../../register/publish/exported-homes.server.ts";
import { type HomeKey, mediaSchema, recordSchema } from "../../register/register.ts";
import { type Element, getText, isSameName, parseElement } from "../element.ts";
import { hashListing } from "../reading/read-listing.server.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * A home as a listing of REAXML: in the words of its sender, or written from its record where nobody sent it or the office
 * says something else. What the site shows stands beside it, exactly, for `npm run feed -- import`.
 */
export function toListing(home: ExportedHome): Element {
  const { key, offer, status, modTime, isEdited } = home;
  const sent = home.source === undefined ? undefined : parseElement(home.source);
  const source = sent && withAddresses(sent, home.toAddress);
  const isWritten = !source || isEdited;
  const written = isWritten ? writeRecord(home) : [];
  const names = new Set(written.map(({ name }) => name.toLowerCase()));
  const known = (source?.children ?? []).filter(
    ({ name }) => name.toLowerCase() !== EXPORTED && !names.has(name.toLowerCase()),
  );
  const ids = source ? [] : [make("agentID", key.agentId), make("uniqueID", key.uniqueId)];
  const { publicId, record, media } = home;
  const said = isWritten ? addFacts([...withoutFacts(known), ...written], toFields(record.facts)) : known;
  return {
    name: source?.name ?? (offer === "sale" ? "residential" : "rental"),
    attributes: { ...(modTime ? { modTime } : {}), status, ...source?.attributes },
    children: [...ids, ...said, make(EXPORTED, JSON.stringify({ publicId, record, media }))],
    text: "",
  };
}

function withAddresses(element: Element, toAddress: ExportedHome["toAddress"]): Element {
  const { url, ...others } = element.attributes;
  const address = url && toAddress(url);
  return {
    ...element,
    attributes:
      url && url !== address ? { ...others, ...(address ? { url: address } : {}) } : element.attributes,
    children: element.children.map((child) => withAddresses(child, toAddress)),
  };
}

/** Writes the part of a record that other software can read. */
function writeRecord({ record, offer }: ExportedHome): Element[] {
  const isSale = offer === "sale";
  const [bedrooms, bathrooms] = isSale ? [record.beds, record.baths] : [record.bedrooms, record.bathrooms];
  const facts = toFields(record.facts);
  const garages = (facts.garages ?? facts.carports ?? facts.openSpaces) ? "" : record.parking;
  const otherFeatures = Array.isArray(record.also) ? record.also.join(", ") : "";
  return [
    ...makeAll({ headline: record.title, description: record.description }),
    ...writePrice(record, isSale),
    writeAddress(record),
    { ...make("category"), attributes: { name: toText(record.type) } },
    { ...make("features"), children: makeAll({ bedrooms, bathrooms, garages, otherFeatures }) },
    ...makeAll({ dateAvailable: record.available }),
    ...writeAgents(record),
  ].filter(
    ({ text, children, attributes }) => text || children.length > 0 || Object.keys(attributes).length > 0,
  );
}

function writePrice(record: Fields, isSale: boolean): Element[] {
  const display = record.price_display === false ? "no" : "yes";
  const price = isSale ? make("price", record.price_aud) : make("rent", record.weekly_rent_aud);
  const attributes: Element["attributes"] = isSale ? { display } : { period: "week", display };
  return [{ ...price, attributes }, ...makeAll({ priceView: record.price_text })];
}

/** The street as one line, which is how records have it. */
function writeAddress(record: Fields): Element {
  const [street = ""] = toText(record.address).split(",");
  const [, streetNumber, name = street] = /^(\d[^ ]*) (.+)$/.exec(street.trim()) ?? [];
  const { suburb, state, postcode } = record;
  return {
    ...make("address"),
    attributes: { display: record.address_display === false ? "no" : "yes" },
    children: makeAll({ streetNumber, street: name, suburb, state, postcode }),
  };
}

function writeAgents({ agent, agents }: Fields): Element[] {
  const all: Fields[] = Array.isArray(agents) ? agents : [agent].filter(Boolean);
  return all.map(({ name, email, phone: telephone }, index) => ({
    ...make("listingAgent"),
    attributes: { id: String(index + 1) },
    children: makeAll({ name, email, telephone }),
  }));
}

/** The elements that say facts, by their paths in small letters. */
const factPaths = new Set(
  homeFacts.flatMap(({ reaxml }) => reaxml.map((path) => path.replace(/@.*/, "").toLowerCase())),
);

function withoutFacts(elements: readonly Element[], within = ""): Element[] {
  return elements.flatMap((element) => {
    const path = within + element.name.toLowerCase();
    return factPaths.has(path) ? [] : { ...element, children: withoutFacts(element.children, `${path}/`) };
  });
}

/** Adds each fact at the first of its paths (app/homes/record/facts/home-facts.ts): what an attribute says is no text. */
function addFacts(elements: Element[], facts: Fields): Element[] {
  for (const { key, kind, reaxml } of homeFacts) {
    const text = typeof facts[key] === "boolean" ? (facts[key] ? "yes" : "no") : toText(facts[key]);
    const [path = "", attribute, type] = reaxml[0]?.split(/[@=]/) ?? [];
    if (!path || !text) continue;
    const [name = "", container] = path.split("/").toReversed();
    const said = attribute && type !== "" ? { [attribute]: type ?? text } : {};
    const isSaid = attribute && (type === undefined || kind === "yes");
    getChildren(elements, container).push({
      ...make(name, isSaid ? "" : text),
      attributes: kind === "metres" ? { ...said, unit: "meter" } : said,
    });
  }
  return elements;
}

function getChildren(elements: Element[], container: string | undefined): Element[] {
  if (!container) return elements;
  const found = elements.find(({ name }) => isSameName(name, container)) ?? make(container);
  if (!elements.includes(found)) elements.push(found);
  return found.children;
}

function toFields(value: unknown): Fields {
  return { ...(typeof value === "object" ? value : {}) };
}

function make(name: string, value: unknown = ""): Element {
  return { name, attributes: {}, children: [], text: toText(value) };
}

/** Elements by name; without those that say nothing. */
function makeAll(values: Fields): Element[] {
  return Object.entries(values).flatMap(([name, value]) => (toText(value) ? [make(name, value)] : []));
}

function toText(value: unknown) {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** In a listing that the site has exported: what it shows, exactly (app/homes/feed/exporting/to-listing.server.ts). */
export const EXPORTED = "site";

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ publicId: v.string(), record: recordSchema, media: mediaSchema }),
);

/**
 * Reads the part of an export that is not REAXML, with pictures of the site’s own `origin` as paths; undefined for
 * other listings.
 */
export function readExported(listing: Element, origin: string) {
  const text = getText(listing, EXPORTED)?.replaceAll(`"src":"${origin}/`, '"src":"/');
  const { success, output } = v.safeParse(schema, text);
  return success ? output : undefined;
}

export type Exported = { publicId: string; hash: string };

/** Hashes each home as an export would write it now, by `toKeyText`. A listing with the same hash changes nothing. */
export async function hashExported(
  batches: AsyncIterable<readonly ExportedHome[]>,
  toKeyText: (key: HomeKey) => string,
) {
  const found = new Map<string, Exported>();
  for await (const homes of batches)
    for (const home of homes)
      found.set(toKeyText(home.key), { publicId: home.publicId, hash: hashListing(toListing(home)) });
  return found;
}
