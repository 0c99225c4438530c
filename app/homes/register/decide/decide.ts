import type { Difference, Finding, Incoming, IncomingHome, Known, Published } from "../register.ts";
import type { HomeState, Outcome, VersionState } from "../store/register-rows.ts";
import { findMissing, findPriceJump, noteSameTime, relistFinding, staleFinding } from "./findings.ts";

export type Decision = {
  outcome: Outcome;
  findings: readonly Finding[];
  /** Undefined where no version is written. */
  version?: { state: VersionState; differences: readonly Difference[]; record: Published["record"] };
  /** Where the home is from now on, and whether this version is what is published. */
  state: HomeState;
  publishes: boolean;
};

/**
 * What becomes of a listing (docs/feed.md#the-register): what is older or known changes nothing, what the rules stop waits
 * beside the published version, what leaves the market always leaves it.
 */
export function decide(incoming: Incoming, known: Known | undefined): Decision {
  if (known && isOlder(incoming, known)) return keep(known, "STALE", [staleFinding(incoming, known)]);
  if (known && isKnown(incoming, known)) return repeat(incoming, known);
  const findings = [...incoming.findings, ...noteSameTime(incoming, known)];
  const said = findings.filter(({ level }) => level !== "stop");
  const differences = findDifferences(known?.published, incoming);

  if (incoming.status === "deleted")
    return leave(incoming, known, { outcome: "DELETED", state: "removed", findings: said });
  if (incoming.status === "withdrawn" || incoming.status === "offmarket")
    return leave(incoming, known, { outcome: known ? "PROCESSED" : "NEW", state: "hidden", findings: said });

  if (known && incoming.shownInstead)
    return {
      outcome: "QUARANTINED",
      findings: [...said, relistFinding(incoming.shownInstead)],
      version: { state: "quarantined", differences, record: incoming.record },
      state: known.state,
      publishes: false,
    };

  const missing = known?.published ? [] : findMissing(incoming);
  const stops = findings.filter(({ level }) => level === "stop");
  const isOver = incoming.status === "sold" || incoming.status === "leased";
  if (stops.length > 0 && isOver && known?.published)
    return finishAsPublished(incoming, known, known.published, findings);
  if (stops.length > 0 || missing.length > 0)
    return {
      outcome: "QUARANTINED",
      // What is missing explains why it is no record.
      findings: missing.length > 0 ? [...said, ...missing] : findings,
      version: { state: "quarantined", differences, record: incoming.record },
      state: known?.state ?? "incomplete",
      publishes: false,
    };
  const jump = isOver ? undefined : findPriceJump(incoming, known);
  if (known && jump)
    return {
      outcome: "HELD",
      findings: [...findings, jump],
      version: { state: "pending", differences, record: incoming.record },
      state: known.state,
      publishes: false,
    };
  return {
    outcome: known ? "PROCESSED" : "NEW",
    findings,
    version: { state: "published", differences, record: incoming.record },
    state: toState(incoming.status),
    publishes: true,
  };
}

function toState(status: IncomingHome["status"]): HomeState {
  return status === "sold" || status === "leased" ? status : "live";
}

function isOlder({ modTime }: Incoming, known: Known) {
  if (!modTime) return false;
  return modTime < (known.modTime ?? "") || modTime <= (known.pinnedUntil ?? "");
}

function isKnown({ isSame }: Incoming, known: Known) {
  return isSame && known.pinnedUntil === undefined;
}

function keep(known: Known, outcome: Outcome, findings: readonly Finding[]): Decision {
  return { outcome, findings, state: known.state, publishes: false };
}

/** The same once more: what waited waits on, and says so. A message may also say no more than what cannot be done. */
function repeat({ findings }: Incoming, known: Known) {
  const { outcome, state, findings: earlier } = known.newest;
  if (state === "pending" || state === "quarantined") return keep(known, outcome, earlier);
  return keep(
    known,
    "UNCHANGED",
    findings.filter(({ code }) => code === "clear-refused"),
  );
}

/** Nothing that is wrong with a home keeps it on the market once its agent has taken it off. */
function leave(
  { record }: Incoming,
  known: Known | undefined,
  { outcome, state, findings }: Pick<Decision, "outcome" | "state" | "findings">,
): Decision {
  const differences = known ? [{ field: "state", before: known.state, after: state }] : [];
  return { outcome, findings, version: { state: "published", differences, record }, state, publishes: false };
}

/** Sold, with a record that cannot be shown: the one of before, as sold. */
function finishAsPublished(
  { status }: Incoming,
  known: Known,
  published: Published,
  findings: readonly Finding[],
): Decision {
  const record = { ...published.record, status };
  return {
    outcome: "PROCESSED",
    findings: findings.map((finding) => ({ ...finding, level: "warn" })),
    version: {
      state: "published",
      differences: [{ field: "state", before: known.state, after: status }],
      record,
    },
    state: toState(status),
    publishes: true,
  };
}

/** What changed between two versions of a home, field by field in the order of the alphabet. */
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
