import { type Finding, type IncomingHome, makeFinding, type Published } from "../register.ts";
import type { RegisterRow } from "../store/register-rows.ts";

const MOST_PRICE_CHANGE = 0.4;

/** A new home needs these. */
const essentials = ["title", "address"] as const;
const prices = { sale: "price_aud", rental: "weekly_rent_aud" } as const;

export function findMissing({ offer, record }: IncomingHome): Finding[] {
  const hint = "ask the software to send the whole listing again";
  return [...essentials, prices[offer]]
    .filter((field) => record[field] === undefined || record[field] === "")
    .map((field) => makeFinding("incomplete-listing", field, "", hint, "stop"));
}

export function findPriceJump({ offer, record }: IncomingHome, published: Published | undefined) {
  const before = Number(published?.record[prices[offer]]);
  const after = Number(record[prices[offer]]);
  // Prices that are not shown stand at the edge of their band, and move by bands.
  const isHidden = record.price_display === false || published?.record.price_display === false;
  if (isHidden || !(before > 0) || Math.abs(after - before) <= before * MOST_PRICE_CHANGE) return undefined;
  const hint = `approve it if that is meant; more than ${MOST_PRICE_CHANGE * 100} % waits for a person`;
  return makeFinding("price-jump", prices[offer], `${before} to ${after}`, hint, "stop");
}

export function relistFinding(words: string) {
  const hint =
    "withdraw one of the two: this address is shown as that home, and stays so until that home is gone";
  return makeFinding("possible-relist", "address", words, hint, "stop");
}

export function staleFinding({ modTime = "" }: IncomingHome, { pinned_until, mod_time }: RegisterRow) {
  const hint = pinned_until
    ? `a version was brought back; something newer than ${pinned_until} replaces it`
    : `something newer than ${mod_time} is here already`;
  return makeFinding("stale-modtime", "@modTime", modTime, hint);
}

export function noteSameTime({ modTime }: IncomingHome, row: RegisterRow | undefined): Finding[] {
  if (!modTime || modTime !== row?.mod_time) return [];
  const hint = "a newer modTime whenever something changes; this was taken all the same";
  return [makeFinding("same-modtime", "@modTime", modTime, hint)];
}
