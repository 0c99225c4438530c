import { makeId } from "#app/store/make-id.ts";
import { toAddressKey } from "../identity/comparable-address.ts";
import type { KnownHome } from "../identity/known-homes.server.ts";
import type { Difference, FeedFile, Finding, HomeReport, IncomingHome, Media } from "../register.ts";
import type { Outcome, RegisterRow, RegisterVersionRow } from "../store/register-rows.ts";
import type { Decision } from "./decide.ts";

const FIRST_PICTURE_MS = 5 * 60_000;

/** What is to be written for one listing, and said of it. */
export type Step = {
  row: RegisterRow;
  outcome: Outcome;
  findings: readonly Finding[];
  differences: readonly Difference[];
  /** Whether the row changes. */
  isWritten?: boolean;
  version?: RegisterVersionRow;
  /** Whether visitors will see a change. */
  isPublic?: boolean;
  /** Pictures and documents to fetch. */
  media?: readonly Media[];
  /** Homes of the same address that this one takes over from. */
  retires?: readonly KnownHome[];
};

type StepOptions = {
  home: IncomingHome;
  id: string;
  decision: Decision;
  held: KnownHome | undefined;
  others: readonly KnownHome[];
  file: FeedFile;
  now: number;
  /** A person has looked at what leaves the lists. */
  isApproved?: boolean;
  takePosition: (offer: RegisterRow["offer"]) => number;
};

export function toStep(options: StepOptions): Step {
  const { home, decision, held, others } = options;
  const { outcome } = decision;
  if (!decision.version && held)
    return { ...toUnwritten(options, held.row), outcome, findings: decision.findings, differences: [] };
  const findings = [...decision.findings, ...others.flatMap(toRelistFinding)];
  const version = toVersion(options, findings);
  const wasPublic = held?.row.state === "live" || held?.row.state === "sold" || held?.row.state === "leased";
  return {
    outcome,
    findings,
    differences: decision.version?.differences ?? [],
    row: toRow(options, version),
    isWritten: true,
    version,
    isPublic: decision.publishes || (wasPublic && decision.state !== held?.row.state),
    media: decision.publishes ? home.media : [],
    retires: others,
  };
}

export function toReport({ row, outcome, findings, differences }: Step): HomeReport {
  const key = { agentId: row.agent_id, uniqueId: row.unique_id, kind: row.kind };
  return { key, publicId: row.id, outcome, findings, differences };
}

/** Known already: no more than how and when it was last sent, so that what is older stays out. */
function toUnwritten({ home: { hash, modTime }, decision }: StepOptions, row: RegisterRow) {
  if (decision.outcome !== "UNCHANGED") return { row };
  const mod_time = modTime && modTime > (row.mod_time ?? "") ? modTime : row.mod_time;
  const isWritten = mod_time !== row.mod_time || hash !== row.hash;
  return { row: { ...row, hash, mod_time }, isWritten };
}

function toRow(options: StepOptions, version: Pick<RegisterVersionRow, "id">): RegisterRow {
  const { home, id, decision, held, now, takePosition } = options;
  const { key, offer, modTime, hash } = home;
  const row = held?.row;
  const isFirst = decision.publishes && !row?.position;
  const hasPictures = home.media.some(({ use }) => use === "picture");
  return {
    id,
    agent_id: key.agentId,
    unique_id: key.uniqueId,
    kind: key.kind,
    offer,
    position: row?.position ?? (decision.publishes ? takePosition(offer) : null),
    state: decision.state,
    mod_time: modTime ?? row?.mod_time ?? null,
    pinned_until: null,
    hash,
    address: toAddress(options),
    newest_version: version.id,
    published_version: decision.publishes ? version.id : (row?.published_version ?? null),
    waits_until: isFirst && hasPictures ? now + FIRST_PICTURE_MS : (row?.waits_until ?? 0),
    left_at: toLeftAt(options),
    relisted_as: decision.publishes ? null : (row?.relisted_as ?? null),
    created_at: row?.created_at ?? now,
    updated_at: now,
  };
}

/** Where visitors see it: what waits, or was stopped, has moved no home that was published. */
function toAddress({ home, decision, held }: StepOptions) {
  const before = held?.row.address ?? null;
  const isMoving = decision.publishes || !held?.row.published_version;
  return isMoving ? (toAddressKey(home.record) ?? before) : before;
}

/** What a person has approved does not count against what the feed takes off next. */
function toLeftAt({ decision, held, now, isApproved }: StepOptions) {
  if (decision.state === "live") return null;
  if (held?.row.state !== "live") return held?.row.left_at ?? null;
  return isApproved ? null : now;
}

function toVersion(
  { home, id, decision, held, file, now }: StepOptions,
  findings: readonly Finding[],
): RegisterVersionRow {
  return {
    id: makeId(now),
    home_id: id,
    number: (held?.newest.number ?? 0) + 1,
    file_id: file.id,
    author: file.provider,
    outcome: decision.outcome,
    state: decision.version?.state ?? "published",
    status: home.status,
    mod_time: home.modTime ?? null,
    source: home.source,
    record: JSON.stringify(decision.version?.record ?? home.record),
    media: JSON.stringify(home.media),
    differences: JSON.stringify(decision.version?.differences ?? []),
    findings: JSON.stringify(findings),
    created_at: now,
  };
}

/** What has been sold or withdrawn gives way without a word; two that are both for sale are worth a look. */
function toRelistFinding({ row }: KnownHome): Finding[] {
  if (row.state !== "live") return [];
  const hint = "withdraw one of the two; this newer one is shown";
  return [{ code: "possible-relist", path: "address", words: row.id, hint, level: "warn" }];
}
