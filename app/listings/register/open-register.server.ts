import type { Database } from "#app/store/database.server.ts";
import type { Estimate } from "../rules/rule.ts";
import { apply } from "./apply.server.ts";
import { createHomeCheck } from "./check-home.ts";
import { findKnownHomes, toHeldHome, toKeyText } from "./known-homes.server.ts";
import type { FeedFile, HeldHome, HomeKey, HomeReport, IncomingHome, Verdict } from "./register.ts";
import { type Change, weigh } from "./weigh.server.ts";
import { findMissing } from "./whole-stock.server.ts";

/** The homes as last agreed, for whoever brings news of them. */
export type Register = {
  /** What is held of these homes, by `toKeyText`. */
  find: (keys: readonly HomeKey[]) => Promise<Map<string, HeldHome>>;
  toKeyText: (key: HomeKey) => string;
  weigh: (changes: readonly Change[], options?: { wholeStockOf?: readonly string[] }) => Promise<Verdict>;
  apply: (
    file: FeedFile,
    homes: readonly IncomingHome[],
    options: { now: number; isTrial?: boolean; isApproved?: boolean },
  ) => Promise<HomeReport[]>;
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
    weigh: (changes, options) => weigh(db, changes, options),
    apply: (file, homes, { now, isTrial, isApproved }) =>
      apply(db, file, homes, { now, isTrial, isApproved, check: createHomeCheck({ now, getEstimate }) }),
    findMissing: (keys, agentIds) => findMissing(db, keys, agentIds),
  };
}
