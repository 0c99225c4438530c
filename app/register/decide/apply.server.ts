import { toAddressKey } from "#app/homes/address/comparable-address.ts";
import type { Estimate } from "#app/homes/publishing-rules.ts";
import { addPictures } from "#app/pictures/picture-rows.server.ts";
import { type Database, inTransaction } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { findKnownHomes, type KnownHome, toKeyText } from "../identity/known-homes.server.ts";
import {
  ADOPTED,
  type AddressedHome,
  findByAddress,
  isNamesake,
  markRelisted,
} from "../identity/namesakes.server.ts";
import { openPlaces } from "../identity/places.server.ts";
import { dropPictures } from "../pictures/shown-pictures.server.ts";
import {
  type FeedFile,
  type HomeReport,
  type IncomingHome,
  parseDifferences,
  parseFindings,
} from "../register.ts";
import { noteNews } from "../revision.server.ts";
import type { RegisterRow } from "../store/register-rows.ts";
import { createHomeCheck } from "./check-home.ts";
import { decide } from "./decide.ts";
import { type Step, toReport, toStep } from "./step.ts";

export type ApplyOptions = {
  now: number;
  /** Returns the estimate of the agency agreement, for the rules. */
  getEstimate?: (id: string) => Estimate | undefined;
  /** Decides and reports without writing. */
  isTrial?: boolean;
  /** A person has approved what the circuit breaker held. */
  isApproved?: boolean;
};

/**
 * Applies listings of a file to the register, all or none; repeating a listing of the same file changes nothing.
 * Visitors see them after the next `announceNews`.
 */
export async function apply(
  db: Database,
  file: FeedFile,
  homes: readonly IncomingHome[],
  options: ApplyOptions,
): Promise<HomeReport[]> {
  return inTransaction(db, async (transaction) => {
    const reports: HomeReport[] = [];
    const addressed = homes.map((home) => ({ ...home, address: toAddressKey(home.record) }));
    for (const some of splitByAddress(addressed)) {
      const steps = await decideAll(transaction, file, some, options);
      if (!options.isTrial) await write(transaction, steps, file, options);
      reports.push(...steps.map(({ report }) => report));
    }
    return reports;
  });
}

/** Splits homes so that those of one address are decided in turn, and each finds the earlier one in the register. */
function splitByAddress(homes: readonly AddressedHome[]) {
  const parts: AddressedHome[][] = [[]];
  let addresses = new Set<string>();
  for (const home of homes) {
    const { address } = home;
    if (address && addresses.has(address)) {
      parts.push([]);
      addresses = new Set();
    }
    if (address) addresses.add(address);
    parts.at(-1)?.push(home);
  }
  return parts;
}

async function decideAll(
  db: Database,
  file: FeedFile,
  homes: readonly AddressedHome[],
  { now, getEstimate = () => undefined, isApproved }: ApplyOptions,
) {
  const check = createHomeCheck({ now, getEstimate });
  const keys = homes.map(({ key }) => key);
  const known = await findKnownHomes(db, keys);
  const firsts = keys.filter((key) => !known.has(toKeyText(key)));
  const arriving = homes.filter((home) => isArriving(home, known));
  const found = await findByAddress(db, arriving);
  for (const key of firsts) {
    if (key.agentId === ADOPTED) continue;
    const adopted = found.get(toKeyText(key))?.find(({ row }) => row.agent_id === ADOPTED);
    if (adopted) known.set(toKeyText(key), adopted);
  }
  const { takeId, takePosition } = await openPlaces(db, firsts);

  return homes.map((home): Step => {
    const held = known.get(toKeyText(home.key));
    const earlier = held && findEarlier(held, file);
    if (earlier) return earlier;
    const id = held?.row.id ?? takeId(home.key);
    const namesakes = found.get(toKeyText(home.key))?.filter(isNamesake) ?? [];
    const shownInstead = held && findShownInstead(home, held, namesakes);
    const isSame = isRepeated(home, held, shownInstead);
    // Questions go to a person in the office, because the sender cannot answer them.
    const said = isSame ? [] : check(id, home).filter(({ level }) => level !== "ask");
    const findings = [...home.findings, ...said];
    const decision = decide({ ...home, isSame, findings, shownInstead }, held);
    const others = decision.publishes ? namesakes : [];
    return toStep({ home, id, decision, held, others, file, now, isApproved, takePosition });
  });
}

/** Whether a home is new, or comes back to the lists, or moves to another address, where another home may be. */
function isArriving({ key, address }: AddressedHome, known: ReadonlyMap<string, KnownHome>) {
  const row = known.get(toKeyText(key))?.row;
  if (!row) return true;
  return row.state !== "live" || (address !== undefined && address !== row.address);
}

/**
 * The live home at the same address, if it stays shown. A home that was never shown is the newer listing and replaces
 * it.
 */
function findShownInstead({ status }: IncomingHome, { row }: KnownHome, others: readonly KnownHome[]) {
  const isLeaving = status !== "current" && row.state === "live";
  if (isLeaving || row.published_version === null || row.agent_id === ADOPTED) return undefined;
  return others.find((other) => other.row.state === "live")?.row.id;
}

/**
 * Whether the listing repeats the last one. One that gave way to another listing is decided again once that has gone.
 */
function isRepeated(
  { status, source }: IncomingHome,
  held: KnownHome | undefined,
  shownInstead: string | undefined,
) {
  if (held?.newest.source !== source || held.newest.status !== status) return false;
  const stays = status === "current" || status === "sold" || status === "leased";
  if (!stays || (held.row.relisted_as === null && !shownInstead)) return true;
  return shownInstead !== undefined && held.newest.state === "quarantined";
}

/** The step that this file took for the home before its import was interrupted. */
function findEarlier({ row, newest }: KnownHome, file: FeedFile): Step | undefined {
  if (newest.file_id !== file.id || newest.state === "pending") return undefined;
  const [findings, differences] = [parseFindings(newest), parseDifferences(newest)];
  return { report: toReport(row, { outcome: newest.outcome, findings, differences }) };
}

async function write(db: Database, steps: readonly Step[], file: FeedFile, { now }: ApplyOptions) {
  const rows = steps.flatMap(({ row }) => row ?? []);
  const versions = steps.flatMap(({ version }) => version ?? []);
  const removed = rows.filter(({ state }) => state === "removed");
  const retiring = steps.flatMap(({ retires = [] }) => retires);
  for (const some of inParts(versions)) await db.insertInto("register_version").values(some).execute();
  await writeRows(db, rows);
  const retired = await markRelisted(db, retiring, now);
  await dropPictures(db, removed);
  await addPictures(db, steps, { provider: file.provider, now });
  if (retired || steps.some(({ isPublic }) => isPublic)) await noteNews(db, "new homes", now);
}

async function writeRows(db: Database, rows: readonly RegisterRow[]) {
  for (const some of inParts(rows))
    await db
      .insertInto("register")
      .values(some)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({
          agent_id: ref("excluded.agent_id"),
          unique_id: ref("excluded.unique_id"),
          kind: ref("excluded.kind"),
          position: ref("excluded.position"),
          state: ref("excluded.state"),
          mod_time: ref("excluded.mod_time"),
          pinned_until: ref("excluded.pinned_until"),
          hash: ref("excluded.hash"),
          address: ref("excluded.address"),
          newest_version: ref("excluded.newest_version"),
          published_version: ref("excluded.published_version"),
          waits_until: ref("excluded.waits_until"),
          left_at: ref("excluded.left_at"),
          relisted_as: ref("excluded.relisted_as"),
          updated_at: ref("excluded.updated_at"),
        })),
      )
      .execute();
}
