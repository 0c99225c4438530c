import { toUnknownAgentWords } from "#app/feed/arrival/unknown-agents.server.ts";
import type { ImportReport } from "#app/feed/importing/import-feed.server.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { HeldOverride } from "#app/register/by-hand/overrides.server.ts";
import type { Difference, Finding, HomeReport } from "#app/register/register.ts";
import type { RegisterRow, RegisterVersionRow } from "#app/register/store/register-rows.ts";

/** 0: clean. 1: has warnings. 2: refused, held, or with an unusable listing. */
type ExitCode = 0 | 1 | 2;
export type Printed = { lines: string[]; exitCode: ExitCode };

/** Output of a successful command; `otherwise` is printed if there are no lines. */
export function toPrinted(lines: readonly string[], otherwise = ""): Printed {
  return { lines: lines.length > 0 ? [...lines] : [otherwise], exitCode: 0 };
}

const LONGEST_VALUE = 60;
const bad: ReadonlySet<HomeReport["outcome"]> = new Set(["QUARANTINED", "HELD"]);

/** One line for each listing, finding and difference, then the counts. */
export function toReportLines(report: ImportReport): Printed {
  const { state, reason, listings, warnings, counts } = report;
  const summary = state === "done" ? [toCounts(counts)] : [`The file is ${state}: ${reason}.`];
  const advice =
    state === "refused"
      ? "Nothing has changed. Correct it there, or ask the sender for it again."
      : toUnknownAgentWords(listings);
  const isBad = state !== "done" || listings.some(({ outcome }) => bad.has(outcome));
  const hasFindings = warnings.length > 0 || listings.some(({ findings }) => findings.length > 0);
  return {
    lines: [...warnings, ...listings.flatMap(toListingLines), ...summary, ...(advice ? [advice] : [])],
    exitCode: isBad ? 2 : hasFindings ? 1 : 0,
  };
}

function toListingLines({ outcome, key, publicId, address, findings, differences }: HomeReport) {
  const name = publicId ?? [key.agentId || "?", key.uniqueId || "?"].join("/");
  return [
    `${outcome} ${key.kind} ${name}${address ? `, ${address}` : ""}`,
    ...differences.map((difference) => `  ${toDifferenceLine(difference)}`),
    ...findings.map((finding) => `  ${toFindingLine(finding)}`),
  ];
}

/** Reports a file that was refused unread. */
export function toRefusal(reason: string): Printed {
  return toReportLines({ state: "refused", reason, listings: [], warnings: [], counts: {} });
}

export function toFindingLine({ code, path, words, hint }: Finding) {
  return `${code} at ${path}: "${words}". Instead: ${hint}`;
}

export function toDifferenceLine({ field, before, after }: Difference) {
  return `${field}: ${toExcerpt(before)} → ${toExcerpt(after)}`;
}

export function toCounts(counts: ImportReport["counts"]) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  return `${all === 1 ? "1 listing" : `${all} listings`}: ${parts.join(", ") || "nothing"}`;
}

function toExcerpt(value: unknown) {
  const text = value === null || value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

type Home = {
  home: RegisterRow;
  newest: RegisterVersionRow;
  findings: readonly Finding[];
  overrides: readonly HeldOverride[];
  now: number;
};

/** Whether a home is on the site, or why not: "is on the site", "is not on the site: …". */
export function describeState(about: Home) {
  const reason = findWhyNot(about);
  if (reason) return `is not on the site: ${reason}`;
  const { home, now } = about;
  if (home.state === "live" && home.waits_until > 0)
    return `waits for its first picture, at most ${Math.max(1, Math.ceil((home.waits_until - now) / MINUTE_MS))} minutes more`;
  return home.state === "live" ? "is on the site" : `is on the site as ${home.state}`;
}

function findWhyNot({ home, newest, findings, overrides }: Home) {
  if (newest.state === "draft") return "it is a draft of the office";
  if (home.state === "removed") return "its sender deleted it";
  if (home.state === "incomplete")
    return findings.some(({ code }) => code === "incomplete-listing")
      ? "it has never arrived complete"
      : "the findings below stop what came";
  if (overrides.some(({ value }) => value.status === "withdrawn")) return "the office has taken it off";
  if (home.state !== "hidden") return undefined;
  if (newest.status === "withdrawn") return "it was withdrawn";
  if (newest.status === "offmarket") return "it was taken off the market";
  if (findings.some(({ code }) => code === "possible-relist"))
    return "it was listed again under another id, which is shown";
  return "it was taken off, and the findings below stop what has come since";
}

/** Describes the outcome of a version: "published", "it is held …". */
export function describeOutcome(
  { published_version }: Pick<RegisterRow, "published_version">,
  { outcome, state }: Pick<RegisterVersionRow, "outcome" | "state">,
) {
  if (state === "pending") return "it is held until somebody approves or rejects it";
  if (state === "quarantined")
    return published_version ? "it is not used; what was published before stays" : "it is not used";
  if (state === "rejected") return "it was rejected";
  return outcome.toLowerCase();
}
