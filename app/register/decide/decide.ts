import { formatDollars } from "#app/region/format.ts";
import { type KnownHome, toPublished } from "../identity/known-homes.server.ts";
import {
  type Difference,
  type Finding,
  type IncomingHome,
  makeFinding,
  type Published,
  parseFindings,
} from "../register.ts";
import type { Outcome, RegisterRow, State, VersionState } from "../store/register-rows.ts";

export type Decision = {
  outcome: Outcome;
  findings: readonly Finding[];
  /** Undefined if no version is written. */
  version?: { state: VersionState; differences: readonly Difference[]; record: Published["record"] };
  /** The home's next state, and whether this version is published. */
  state: State;
  publishes: boolean;
};

type Incoming = IncomingHome & {
  /** Whether the listing says nothing new. */
  isSame: boolean;
  /** The live home at its address that is shown instead of it. */
  shownInstead?: string;
};

/**
 * Decides the outcome of a listing (docs/feed.md#the-register): an older or known one changes nothing, one that the
 * rules stop waits beside the published version, and one that leaves the market always leaves.
 */
export function decide(home: Incoming, held: KnownHome | undefined): Decision {
  const row = held?.row;
  if (row && isOlder(home, row)) return keep(row, "STALE", [staleFinding(home, row)]);
  if (held && home.isSame && held.row.pinned_until === null) return repeat(home, held);
  const published = held?.published && toPublished(held.published);
  const findings = [...withoutConsequences(home.findings), ...noteSameTime(home, row)];
  const said = findings.filter(({ level }) => level !== "stop");
  const isStopped = said.length < findings.length;
  const { status, record } = home;
  const differences = findDifferences(published, home);

  /** A home that its agent takes off the market leaves, even with an invalid record. */
  function leave(outcome: Outcome, state: State): Decision {
    const left = row ? [{ field: "state", before: row.state, after: state }] : [];
    const version = { state: "published", differences: left, record } as const;
    return { outcome, findings: said, version, state, publishes: false };
  }

  function wait(outcome: Outcome, state: VersionState, why: readonly Finding[]): Decision {
    const version = { state, differences, record };
    return { outcome, findings: why, version, state: row?.state ?? "incomplete", publishes: false };
  }

  if (status === "deleted") return leave("DELETED", "removed");
  if (status === "withdrawn" || status === "offmarket") return leave(row ? "PROCESSED" : "NEW", "hidden");
  if (row && home.shownInstead)
    return wait("QUARANTINED", "quarantined", [...said, relistFinding(home.shownInstead)]);
  const isOver = status !== "current";
  if (isStopped && isOver && row && published) return finishAsPublished(status, row, published, findings);
  const missing = findMissing(home);
  // The missing fields already explain why the listing cannot be a record.
  if (missing.length > 0) return wait("QUARANTINED", "quarantined", [...said, ...missing]);
  if (isStopped) return wait("QUARANTINED", "quarantined", findings);
  const jump = isOver || row?.state !== "live" ? undefined : findPriceJump(home, published);
  if (jump) return wait("HELD", "pending", [...findings, jump]);
  return {
    outcome: row ? "PROCESSED" : "NEW",
    findings,
    version: { state: "published", differences, record },
    state: isOver ? status : "live",
    publishes: true,
  };
}

function isOlder({ modTime = "" }: Incoming, { mod_time, pinned_until }: RegisterRow) {
  return Boolean(modTime) && (modTime < (mod_time ?? "") || modTime <= (pinned_until ?? ""));
}

function keep({ state }: RegisterRow, outcome: Outcome, findings: readonly Finding[]): Decision {
  return { outcome, findings, state, publishes: false };
}

/**
 * The same listing again. A waiting version keeps waiting with its findings; a message may also contain nothing but a
 * change that was refused.
 */
function repeat({ findings }: Incoming, { row, newest }: KnownHome) {
  if (newest.state === "pending" || newest.state === "quarantined")
    return keep(row, newest.outcome, parseFindings(newest));
  const refused = findings.filter(({ code }) => code === "clear-refused");
  return keep(row, "UNCHANGED", refused);
}

/** Sold or leased with an unusable record: publishes the previous record with that status. */
function finishAsPublished(
  status: "sold" | "leased",
  row: RegisterRow,
  published: Published,
  findings: readonly Finding[],
): Decision {
  const differences = [{ field: "state", before: row.state, after: status }];
  return {
    outcome: "PROCESSED",
    findings: findings.map((finding) => ({ ...finding, level: "warn" })),
    version: { state: "published", differences, record: { ...published.record, status } },
    state: status,
    publishes: true,
  };
}

/** Lists the changes between two versions of a home by field, in alphabetical order. */
export function findDifferences(before: Published | undefined, after: Published): Difference[] {
  if (!before) return [];
  const old = toFields(before);
  const fresh = toFields(after);
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .sort()
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(fresh[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: fresh[field] ?? null }));
}

function toFields({ record, media }: Published): Record<string, unknown> {
  return {
    ...record,
    media: media.map(({ use, slot, url, modTime }) => [use, slot, url, modTime].join(" ")),
  };
}

const MOST_PRICE_CHANGE = 0.4;

/** Fields that every home needs. */
const essentials = ["title", "address"] as const;
const prices = { sale: "price_aud", rental: "weekly_rent_aud" } as const;

const pricePaths: ReadonlySet<string> = new Set(Object.values(prices));

function findMissing({ offer, record, findings }: IncomingHome): Finding[] {
  const hint = "ask the software to send the whole listing again";
  const isExplained = findings.some(isOfPrice);
  return [...essentials, prices[offer]]
    .filter((field) => record[field] === undefined || record[field] === "")
    .filter((field) => !(isExplained && field === prices[offer]))
    .map((field) => makeFinding("incomplete-listing", field, "", hint, "stop"));
}

/** Whether a finding is about the price as sent, which makes a finding about the missing price redundant. */
function isOfPrice({ code }: Finding) {
  return code === "unreadable-price" || code === "absurd-price";
}

function withoutConsequences(findings: readonly Finding[]) {
  const isOfRecord = ({ code, path }: Finding) => code === "invalid-record" && pricePaths.has(path);
  return findings.some(isOfPrice) ? findings.filter((finding) => !isOfRecord(finding)) : findings;
}

function findPriceJump({ offer, record }: IncomingHome, published: Published | undefined) {
  const before = Number(published?.record[prices[offer]]);
  const after = Number(record[prices[offer]]);
  // Hidden prices are stored as the lower edge of their band, so they change by whole bands.
  const isHidden = record.price_display === false || published?.record.price_display === false;
  if (isHidden || !(before > 0) || Math.abs(after - before) <= before * MOST_PRICE_CHANGE) return undefined;
  const hint = "approve it if that is intended; until then the price is shown as it was";
  const words = `${formatDollars(before)} to ${formatDollars(after)}`;
  return makeFinding("price-jump", prices[offer], words, hint, "stop");
}

function relistFinding(words: string) {
  const hint = "withdraw one of the two: until that one is gone, this one is not shown";
  return makeFinding("possible-relist", "address", words, hint, "stop");
}

function staleFinding({ modTime = "" }: IncomingHome, { pinned_until, mod_time }: RegisterRow) {
  const hint = pinned_until
    ? `a version was brought back; something newer than ${pinned_until} replaces it`
    : `something newer than ${mod_time} is here already`;
  return makeFinding("stale-modtime", "@modTime", modTime, hint);
}

function noteSameTime({ modTime }: IncomingHome, row: RegisterRow | undefined): Finding[] {
  if (!modTime || modTime !== row?.mod_time) return [];
  const hint = "a newer modTime whenever something changes; this was taken all the same";
  return [makeFinding("same-modtime", "@modTime", modTime, hint)];
}
