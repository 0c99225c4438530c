import { hash } from "node:crypto";
import { type FeedListing, KIND_NOT_SHOWN } from "#app/feed/format.ts";
import { type Finding, type HomeKey, makeFinding } from "#app/register/register.ts";
import type { FeedStatus } from "#app/register/store/register-rows.ts";
import { parseWallTime, toSortable } from "#app/values/moments.ts";
import { type Element, type EntityFault, getAttribute, getText } from "../element.ts";
import { findStatusLabel, toStatusWord } from "../status-label.ts";
import { toAddress } from "../to-record/address.ts";

const statuses: readonly FeedStatus[] = ["current", "sold", "leased", "withdrawn", "offmarket", "deleted"];
const LONGEST_ID = 50;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds them on purpose
const control = /[\u0000-\u001f\u007f]/;

/** Reads a listing's key, status and time, and whether it can be used at all. */
export function readListing(element: Element): Omit<FeedListing, "toHome"> {
  const key = {
    agentId: getText(element, "agentID")?.toUpperCase() ?? "",
    uniqueId: getText(element, "uniqueID") ?? "",
    kind: element.name,
  };
  const word = findStatusLabel(element) ? "current" : toStatusWord(element);
  const status = statuses.find((each) => each === word);
  const { modTime, faults: timeFaults } = readModTime(element);
  const base = {
    key,
    status,
    modTime,
    toAddress: () => toAddress(element, () => {}).address,
    toHash: () => hashListing(element),
  };
  const faults = [...timeFaults, ...(element.faults ?? []).map(toEntityFinding)];
  const skipped = findWhySkipped(element);
  if (skipped) return { ...base, outcome: "SKIPPED", findings: [skipped] };
  const stops = [...findIdentityFaults(key), ...findStatusFaults(element, status)];
  return { ...base, outcome: stops.length > 0 ? "QUARANTINED" : "READ", findings: [...stops, ...faults] };
}

/** Hash of a listing's content without its time (SHA-256). A listing with a known hash changes nothing. */
function hashListing({ attributes, children, text }: Element) {
  const said = Object.entries(attributes).filter(([name]) => name.toLowerCase() !== "modtime");
  return hash("sha256", JSON.stringify([said, children, text]), "base64url");
}

function readModTime(element: Element): { modTime?: string; faults: Finding[] } {
  const words = getAttribute(element, "modTime");
  if (!words) return { faults: [] };
  const time = parseWallTime(words);
  if (time) return { modTime: toSortable(time), faults: [] };
  const hint = "a day and time such as 2026-11-20-09:31:30; without one this counts as new";
  return { faults: [makeFinding("invalid-date", "@modTime", words, hint)] };
}

function toEntityFinding({ element, name, line }: EntityFault): Finding {
  const hint = `the character itself, or its number as &#160; (line ${line}); the field was left out`;
  return makeFinding("unknown-entity", element, `&${name};`, hint);
}

function findWhySkipped({ name }: Element): Finding | undefined {
  if (!kinds.has(name))
    return makeFinding("unknown-listing-element", name, name, "a kind of listing of REAXML");
  if (kinds.get(name)) return undefined;
  return makeFinding(KIND_NOT_SHOWN, name, name, "the site shows homes for sale and for rent");
}

function findIdentityFaults({ agentId, uniqueId }: HomeKey): Finding[] {
  const isId = (text: string) => text !== "" && [...text].length <= LONGEST_ID && !control.test(text);
  const hint = `1 to ${LONGEST_ID} printable characters`;
  const ids = { agentID: agentId, uniqueID: uniqueId };
  return Object.entries(ids).flatMap(([path, words]) =>
    isId(words) ? [] : [makeFinding("missing-identity", path, words.slice(0, LONGEST_ID), hint, "stop")],
  );
}

const statusHint = `${statuses.join(", ")}; a home under offer is current, with underOffer value="yes"`;

function findStatusFaults(element: Element, status: FeedStatus | undefined): Finding[] {
  const words = getAttribute(element, "status") ?? "";
  return status ? [] : [makeFinding("unknown-status", "@status", words, statusHint, "stop")];
}

/** Listing elements with the list they belong to; those that belong to none are only counted. */
export const kinds: ReadonlyMap<string, "sale" | "rental" | undefined> = new Map([
  ["residential", "sale"],
  ["land", "sale"],
  ["rural", "sale"],
  ["rental", "rental"],
  ["holidayRental", undefined],
  ["commercial", undefined],
  ["commercialLand", undefined],
  ["business", undefined],
]);
