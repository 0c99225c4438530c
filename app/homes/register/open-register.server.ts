import { type Database, inTransaction } from "#app/store/database.server.ts";
import { priceEdges } from "../record/sale-record.ts";
import type { Estimate } from "../rules/rule.ts";
import { apply } from "./decide/apply.server.ts";
import { type BulkCheckOptions, type Change, checkBulkChange } from "./decide/check-bulk-change.server.ts";
import { createHomeCheck } from "./decide/check-home.ts";
import { type FileReport, finishFile, startFile } from "./feed-files.server.ts";
import {
  findKnownHomes,
  findRepeated,
  type Sent,
  toHeldHome,
  toKey,
  toKeyText,
} from "./identity/known-homes.server.ts";
import type { BulkChange, FeedFile, HeldHome, HomeKey, HomeReport, IncomingHome } from "./register.ts";
import { announceNews } from "./revision.server.ts";
import type { FeedFileRow } from "./store/register-rows.ts";

/** The homes as last agreed, for whoever brings news of them. */
export type Register = {
  /** What is held of these homes, by `toKeyText`. */
  find: (keys: readonly HomeKey[]) => Promise<Map<string, HeldHome>>;
  toKeyText: (key: HomeKey) => string;
  /** Public ids of homes that were sent just like this before, by `toKeyText`. */
  findRepeated: (sent: readonly Sent[], fileId: string) => Promise<Map<string, string>>;
  /** Why a file waits for a person, if it does. */
  checkBulkChange: (changes: readonly Change[], options: BulkCheckOptions) => Promise<BulkChange | undefined>;
  apply: (
    file: FeedFile,
    homes: readonly IncomingHome[],
    options: { now: number; isTrial?: boolean; isPart?: boolean; isApproved?: boolean },
  ) => Promise<HomeReport[]>;
  /** Publishes what `apply` took as parts of a file. */
  publish: (now: number) => Promise<void>;
  /** All of it or nothing, with one write to the disk. */
  together: <Result>(work: (register: Register) => Promise<Result>) => Promise<Result>;
  /** Notes that a file is being read; the same bytes again are the earlier file, with its report. */
  startFile: (file: FeedFile & { name: string }) => Promise<FeedFileRow>;
  finishFile: (id: string, report: FileReport, now: number) => Promise<void>;
  /** Lower edges of the bands of sale prices: a hidden price stands at one. */
  priceEdges: readonly number[];
  /** Homes of these agents that a file of their whole stock does not name. */
  findMissing: (keys: readonly HomeKey[], agentIds: readonly string[]) => Promise<HomeKey[]>;
};

type RegisterOptions = { getEstimate?: (id: string) => Estimate | undefined };

export function openRegister(
  db: Database,
  { getEstimate = () => undefined }: RegisterOptions = {},
): Register {
  return {
    async find(keys) {
      const known = await findKnownHomes(db, keys);
      const held = new Map<string, HeldHome>();
      for (const [key, home] of known) {
        const each = toHeldHome(home);
        if (each) held.set(key, each);
      }
      return held;
    },
    toKeyText,
    findRepeated: (sent, fileId) => findRepeated(db, sent, fileId),
    checkBulkChange: (changes, options) => checkBulkChange(db, changes, options),
    apply: (file, homes, options) =>
      apply(db, file, homes, { ...options, check: createHomeCheck({ now: options.now, getEstimate }) }),
    publish: (now) => announceNews(db, "new homes", { now, isIdle: true }),
    together: (work) => inTransaction(db, (transaction) => work(openRegister(transaction, { getEstimate }))),
    startFile: (file) => startFile(db, file),
    finishFile: (id, report, now) => finishFile(db, id, report, now),
    priceEdges,
    findMissing: (keys, agentIds) => findMissing(db, keys, agentIds),
  };
}

/** Homes of these agents that are on the lists, and that a file of their whole stock does not name. */
async function findMissing(db: Database, keys: readonly HomeKey[], agentIds: readonly string[]) {
  if (agentIds.length === 0) return [];
  const named = new Set(keys.map(toKeyText));
  const rows = await db
    .selectFrom("register")
    .selectAll()
    .where("agent_id", "in", agentIds)
    .where("state", "=", "live")
    .execute();
  return rows.map(toKey).filter((key) => !named.has(toKeyText(key)));
}
