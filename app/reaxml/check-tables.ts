import * as v from "valibot";
import type { Provider } from "#app/feed/folder/providers-schema.ts";
import type { RecordOptions } from "#app/feed/format.ts";
import type { TextFile } from "#app/feed/importing/text-file.server.ts";
import { factsSchema, isFactShown, toFactWords, toHomeFacts } from "#app/homes/record/facts/fact-values.ts";
import { homeFacts } from "#app/homes/record/facts/home-facts.ts";
import type { Element } from "#app/reaxml/element.ts";
import type { Offer } from "#app/reaxml/elements/ask-readers.ts";
import { findTexts, findUnread } from "#app/reaxml/elements/element-paths.ts";
import type { KnownElement } from "#app/reaxml/elements/known-elements.ts";
import { readKnownElements } from "#app/reaxml/elements/read-known-elements.server.ts";
import { findRead } from "#app/reaxml/elements/watch-reads.ts";
import { mergeListing } from "#app/reaxml/merging/merge-listing.ts";
import { readElements } from "#app/reaxml/reading/parse-reaxml.ts";
import { kinds, readListing } from "#app/reaxml/reading/read-listing.server.ts";
import { toRecord } from "#app/reaxml/to-record/to-record.ts";

const MOST_HOMES = 20;
const LONGEST = 40;

/** What a file says of each home and what becomes of it; then what nobody reads, and how often it occurs. */
export async function toTables(files: readonly TextFile[], provider: Provider, options: RecordOptions) {
  const lines: string[] = [];
  const unread = new Map<string, number>();
  const known = await readKnownElements();
  let homes = 0;
  for await (const element of readElements(files, provider)) {
    const offer = kinds.get(element.name);
    if (!offer) continue;
    homes += 1;
    const looked = findRead(element, options);
    for (const path of new Set(findUnread(element, looked))) unread.set(path, (unread.get(path) ?? 0) + 1);
    if (homes <= MOST_HOMES) lines.push("", ...toTable(element, offer, { ...options, looked, known }));
  }
  if (homes > MOST_HOMES)
    lines.push("", `Tables of ${MOST_HOMES} of ${homes} homes; send fewer to see them all.`);
  const counted = [...unread].toSorted(([, one], [, other]) => other - one);
  return [
    ...lines,
    "",
    counted.length > 0 ? "Elements that the site does not read:" : "Every element is read.",
    ...counted.map(([path, count]) => `  ${count} × ${path}`),
  ];
}

type TableOptions = RecordOptions & { looked: ReadonlySet<string>; known: readonly KnownElement[] };

function toTable(sent: Element, offer: Offer, { looked, known, ...options }: TableOptions) {
  const { key, status: said = "", modTime } = readListing(sent);
  const status = said || "current";
  const { element } = mergeListing(undefined, sent);
  const { record: read, media } = toRecord({ element, offer, status, modTime }, options);
  const count = (wanted: string) => media.filter(({ use }) => use === wanted).length || undefined;
  const files = { pictures: count("picture"), floorplans: count("floorplan"), documents: count("document") };
  const record = {
    address_display: true,
    price_display: true,
    ...read,
    ...files,
    status: toStatusWords(said, read.status),
  };
  const texts = Map.groupBy(findTexts(sent), ({ path }) => path);
  const listed = new Set(known.map(({ path }) => toPlainPath(path)));
  const own = new Set(known.filter(({ of = offer }) => of === offer).map(({ path }) => path));
  // What both lists show stands in the table once, as what it becomes here.
  const meant = known.filter(({ path, of = offer }) => of === offer || !own.has(path));
  const alikes = Map.groupBy(meant, ({ becomes, where, of }) => `${becomes} ${where} ${of}`).values();
  const rows = [...alikes].flatMap((alike) => {
    const words = alike.flatMap(({ path }) => findWords(path, texts, listed));
    const isRead = alike.some(({ path }) => isLooked(path, looked, texts));
    const [first] = alike;
    if (!first || words.length === 0) return [];
    const [fact, shown] = toShown(first.becomes, record);
    const use = isRead ? first.use : "dropped";
    const becomes = use === "shown" ? shown || "nothing" : use;
    return [[fact, words.join(", "), becomes, first.where]];
  });
  const table = [["fact", "as sent", "as shown", "where"], ...rows].map((row) => row.map(toExcerpt));
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return [
    `${key.uniqueId}, ${element.name}:`,
    ...table.map((row) =>
      `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd(),
    ),
  ];
}

/** A home that left the site, or whose status nobody understands, shows none. */
function toStatusWords(said: string, shown: string | null | undefined) {
  if (said === "") return "not understood: the home is held back";
  return leaving.has(said) ? `${said}: off the site` : shown;
}

const leaving = new Set(["withdrawn", "offmarket", "deleted"]);

/** Whether a reader looks at it; "/*" is whatever stands there. */
function isLooked(path: string, looked: ReadonlySet<string>, texts: ReadonlyMap<string, unknown>) {
  const plain = toPlainPath(path);
  if (!plain.endsWith("/*")) return looked.has(plain);
  return [...texts.keys()].some((each) => each.startsWith(plain.slice(0, -1)) && looked.has(each));
}

/** In small letters, without the value of an attribute. */
function toPlainPath(path: string) {
  return path.toLowerCase().replace(/=.*/, "");
}

/** "features/study: yes" */
function findWords(
  path: string,
  said: ReadonlyMap<string, readonly { text: string }[]>,
  listed: ReadonlySet<string>,
): string[] {
  const [plain = "", value] = path.toLowerCase().split("=");
  const parent = plain.endsWith("/*") ? plain.slice(0, -"*".length) : undefined;
  const paths = parent
    ? [...said.keys()].filter((each) => each.startsWith(parent) && !listed.has(each))
    : [plain];
  return paths.flatMap((each) =>
    (said.get(each) ?? []).flatMap(({ text }) =>
      value === undefined || text.toLowerCase() === value ? [`${each}: ${text}`] : [],
    ),
  );
}

/** The name of a fact or field, and what the page says of it: nothing where it is denied or hidden. */
function toShown(becomes: string, record: Readonly<Record<string, unknown>>): [name: string, shown: string] {
  const fact = homeFacts.find(({ key }) => becomes === `facts.${key}`);
  if (fact) {
    const value = toHomeFacts(v.parse(factsSchema, record.facts ?? {}))[fact.key] ?? undefined;
    const isShown = isFactShown(fact.key, value, {
      showsAddress: record.address_display !== false,
      showsPrice: record.price_display !== false,
    });
    return [fact.label, (isShown && value !== undefined && toFactWords(fact, value)) || "not said"];
  }
  const fields = becomes.split(/[^\w]+/).filter((field) => record[field] !== undefined);
  return [becomes, fields.map((field) => toText(field === "facts" ? "as below" : record[field])).join(", ")];
}

function toText(value: unknown) {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function toExcerpt(text: string) {
  const line = text.replace(/\s+/g, " ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
