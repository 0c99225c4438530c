import { makeId } from "#app/store/make-id.ts";
import { type KnownHome, toKey } from "../identity/known-homes.server.ts";
import type { AddressedHome, Retired } from "../identity/namesakes.server.ts";
import {
  type FeedFile,
  type Finding,
  type HomeReport,
  type IncomingHome,
  type Media,
  makeFinding,
} from "../register.ts";
import { type RegisterRow, type RegisterVersionRow, shownStates } from "../store/register-rows.ts";
import type { Decision } from "./decide.ts";

const FIRST_PICTURE_MS = 5 * 60_000;

/** The report of a listing, and the rows to write for it. */
export type Step = {
  report: HomeReport;
  /** Undefined if the home stays as it is. */
  row?: RegisterRow;
  version?: RegisterVersionRow;
  /** Whether visitors will see a change. */
  isPublic?: boolean;
  /** Pictures and documents to fetch. */
  media?: readonly Media[];
  /** Homes at the same address that this one replaces. */
  retires?: readonly Retired[];
};

type StepOptions = {
  home: AddressedHome;
  id: string;
  decision: Decision;
  held: KnownHome | undefined;
  others: readonly KnownHome[];
  file: FeedFile;
  now: number;
  /** A person has approved the homes that leave the lists. */
  isApproved?: boolean;
  takePosition: (offer: RegisterRow["offer"]) => number;
};

/** The rows to write for a decision, and the report of it. Without a new version there is at most a row to touch. */
export function toStep(options: StepOptions): Step {
  const { home, id, decision, held, others } = options;
  const { outcome, findings: found, version: decided } = decision;
  if (!decided && held) {
    const row = outcome === "UNCHANGED" ? toResent(home, held.row) : undefined;
    return { report: toReport(held.row, { outcome, findings: found, differences: [] }), row };
  }
  const findings = [...found, ...others.flatMap(toRelistFinding)];
  const version = toVersion(options, findings);
  const row = toRow(options, version);
  const wasPublic = held !== undefined && shownStates.includes(held.row.state);
  return {
    report: toReport(row, { outcome, findings, differences: decided?.differences ?? [] }),
    row,
    version,
    isPublic: decision.publishes || (wasPublic && decision.state !== held.row.state),
    media: decision.publishes ? home.media : [],
    retires: others.map((other) => ({ ...other, by: id })),
  };
}

/** The report of a home that is in the register. */
export function toReport(
  row: RegisterRow,
  said: Pick<HomeReport, "outcome" | "findings" | "differences">,
): HomeReport {
  return { key: toKey(row), publicId: row.id, ...said };
}

/** A known listing only updates the hash and the newest time, so that older messages are still ignored. */
function toResent({ hash, modTime }: IncomingHome, row: RegisterRow) {
  const mod_time = modTime && modTime > (row.mod_time ?? "") ? modTime : row.mod_time;
  return mod_time === row.mod_time && hash === row.hash ? undefined : { ...row, hash, mod_time };
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

/** The address that visitors see. A held or stopped version does not change a published home's. */
function toAddress({ home, decision, held }: StepOptions) {
  const before = held?.row.address ?? null;
  const isMoving = decision.publishes || !held?.row.published_version;
  return isMoving ? (home.address ?? before) : before;
}

/** When the home left the lists. Approved withdrawals do not count towards the limit of later files. */
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

/** A sold or withdrawn home is replaced silently; two homes that are both on the market are reported. */
function toRelistFinding({ row }: KnownHome): Finding[] {
  if (row.state !== "live") return [];
  const hint = "withdraw one of the two; this newer one is shown";
  return [makeFinding("possible-relist", "address", row.id, hint)];
}
