import * as v from "valibot";
import type { Provider } from "#app/feed/folder/providers-schema.ts";
import type { RecordOptions } from "#app/feed/format.ts";
import type { TextFile } from "#app/feed/importing/text-file.server.ts";
import { factsSchema, isFactShown, toFactWords, toHomeFacts } from "#app/homes/record/facts/fact-values.ts";
import { homeFacts } from "#app/homes/record/facts/home-facts.ts";
import type { Element } from "#app/reaxml/element.ts";
import { askReaders, type Read } from "#app/reaxml/elements/ask-readers.ts";
import { findTexts, findUnread } from "#app/reaxml/elements/element-paths.ts";
import { findRead } from "#app/reaxml/elements/watch-reads.ts";
import { readElements } from "#app/reaxml/reading/parse-reaxml.ts";
import { kinds, readListing } from "#app/reaxml/reading/read-listing.server.ts";

const MOST_HOMES = 20;
const LONGEST = 40;

/** Lists what each home of a file says and how it is read, then the unread elements with their counts. */
export async function toTables(files: readonly TextFile[], provider: Provider, options: RecordOptions) {
  const lines: string[] = [];
  const unread = new Map<string, number>();
  let homes = 0;
  for await (const element of readElements(files, provider)) {
    if (!kinds.get(element.name)) continue;
    homes += 1;
    const looked = findRead(element, options);
    for (const path of new Set(findUnread(element, looked))) unread.set(path, (unread.get(path) ?? 0) + 1);
    if (homes <= MOST_HOMES) lines.push("", ...toTable(element, looked, options));
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

function toTable(sent: Element, looked: ReadonlySet<string>, options: RecordOptions) {
  const { read, becomes, askWhole } = askReaders(sent, options);
  const texts = findTexts(sent).filter(({ path }) => looked.has(path));
  const findFields = (path: string) => {
    // A home without a status counts as current.
    if (path === "@status") return ["status"];
    const fields = becomes.get(path) ?? [];
    return fields.some((field) => field !== "findings") ? fields : (findWhole(path, askWhole) ?? fields);
  };
  const alikes = Map.groupBy(texts, ({ path }) => findFields(path).join() || path);
  const rows = [...alikes.values()].map((alike) => {
    const shown = findFields(alike[0]?.path ?? "").map((field) => toShown(field, sent, read));
    return [
      shown.map(([name]) => name).join(", ") || "nothing",
      alike.map(({ path, text }) => `${path}: ${text}`).join(", "),
      shown.flatMap(([, words]) => words || []).join(", "),
    ];
  });
  const table = [["becomes", "as sent", "as shown"], ...rows].map((row) => row.map(toExcerpt));
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return [
    `${String(read.get("uniqueID"))}, ${sent.name}:`,
    ...table.map((row) =>
      `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd(),
    ),
  ];
}

/**
 * The fields of the element that an attribute without an effect of its own describes, as a unit that is the usual one;
 * of an agent, each part only helps to find the person.
 */
function findWhole(path: string, askWhole: (element: string) => readonly string[]) {
  const [element = "", attribute] = path.split("@");
  if (element.startsWith("listingagent")) return askWhole("listingagent");
  if (attribute === "display") return [`${element.replace("/suburb", "")}_display`];
  return attribute && element ? askWhole(element) : undefined;
}

/** The name of a fact or field, and the page's text for it; "" if it is denied or hidden. */
function toShown(field: string, sent: Element, read: Read): [name: string, shown: string] {
  if (field === "findings") return ["a finding", ""];
  const value = read.get(field);
  if (field === "status") return [field, toStatusWords(sent, value)];
  if (read.get(`${field.replace(/_(?:aud|to)$/, "")}_display`) === false) return [field, "hidden"];
  if (field.endsWith("_display")) return [field, value === false ? "no" : "yes"];
  const fact = homeFacts.find(({ key }) => field === `facts.${key}`);
  return fact ? [fact.label, toFactShown(fact, read)] : [field, toText(value)];
}

function toFactShown(fact: (typeof homeFacts)[number], read: Read) {
  const facts = toHomeFacts(v.parse(factsSchema, { [fact.key]: read.get(`facts.${fact.key}`) }));
  const value = facts[fact.key] ?? undefined;
  const isShown = isFactShown(fact.key, value, {
    showsAddress: read.get("address_display") !== false,
    showsPrice: read.get("price_display") !== false,
  });
  return (isShown && value !== undefined && toFactWords(fact, value)) || "not said";
}

/** The status in words. A page shows none if the home has left the site or its status is unknown. */
function toStatusWords(sent: Element, shown: unknown) {
  const { status } = readListing(sent);
  if (!status) return "not understood: the home is held back";
  return leaving.has(status) ? `${status}: off the site` : toText(shown);
}

const leaving: ReadonlySet<string> = new Set(["withdrawn", "offmarket", "deleted"]);

function toText(value: unknown) {
  if (Array.isArray(value) && value.length === 0) return "";
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function toExcerpt(text: string) {
  const line = text.replace(/\s+/g, " ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
