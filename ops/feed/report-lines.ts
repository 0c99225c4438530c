import type { ImportReport } from "#app/homes/feed/importing/import-feed.server.ts";
import type { Difference, Finding, HomeReport } from "#app/homes/register/register.ts";

/** 0: clean; 1: worth a look; 2: refused, held, or a listing that could not be used. */
type ExitCode = 0 | 1 | 2;
export type Printed = { lines: string[]; exitCode: ExitCode };

const LONGEST_VALUE = 60;
const bad: ReadonlySet<HomeReport["outcome"]> = new Set(["QUARANTINED", "HELD"]);

/** A line each listing, finding and difference, then the counts. */
export function toReportLines(report: ImportReport): Printed {
  const { state, reason, listings, warnings, counts } = report;
  const summary = state === "done" ? [toCounts(counts)] : [`The file is ${state}: ${reason}.`];
  const advice =
    state === "refused" ? ["Nothing has changed. Mend it there, or ask its sender for it again."] : [];
  const isBad = state !== "done" || listings.some(({ outcome }) => bad.has(outcome));
  const hasFindings = warnings.length > 0 || listings.some(({ findings }) => findings.length > 0);
  return {
    lines: [...warnings, ...listings.flatMap(toListingLines), ...summary, ...advice],
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
