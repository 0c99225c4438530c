import type { Finding, Incoming, Known } from "../register.ts";

const MOST_PRICE_CHANGE = 0.4;

/** What cannot be missing of a home that nobody has seen yet. */
const essentials = ["title", "address"] as const;
const prices = { sale: "price_aud", rental: "weekly_rent_aud" } as const;

export function findMissing({ offer, record }: Incoming): Finding[] {
  return [...essentials, prices[offer]]
    .filter((field) => record[field] === undefined || record[field] === "")
    .map((path) => ({
      code: "incomplete-listing",
      path,
      words: "",
      hint: "ask the software to send the whole listing again",
      level: "stop",
    }));
}

export function findPriceJump({ offer, record }: Incoming, known: Known | undefined): Finding | undefined {
  if (known?.state !== "live") return undefined;
  const before = Number(known.published?.record[prices[offer]]);
  const after = Number(record[prices[offer]]);
  // Prices that are not shown stand at the edge of their band, and move by bands.
  const isHidden = record.price_display === false || known.published?.record.price_display === false;
  if (isHidden || !(before > 0) || Math.abs(after - before) <= before * MOST_PRICE_CHANGE) return undefined;
  return {
    code: "price-jump",
    path: prices[offer],
    words: `${before} to ${after}`,
    hint: `approve it if that is meant; more than ${MOST_PRICE_CHANGE * 100} % waits for a person`,
    level: "stop",
  };
}

export function relistFinding(words: string): Finding {
  const hint =
    "withdraw one of the two: this address is shown as that home, and stays so until that home is gone";
  return { code: "possible-relist", path: "address", words, hint, level: "stop" };
}

export function staleFinding({ modTime = "" }: Incoming, known: Known): Finding {
  const since = known.pinnedUntil ?? known.modTime ?? "";
  return {
    code: "stale-modtime",
    path: "@modTime",
    words: modTime,
    hint: known.pinnedUntil
      ? `a version was brought back; something newer than ${since} replaces it`
      : `something newer than ${since} is here already`,
    level: "warn",
  };
}

export function noteSameTime({ modTime }: Incoming, known: Known | undefined): Finding[] {
  if (!modTime || modTime !== known?.modTime) return [];
  const hint = "a newer modTime whenever something changes; this was taken all the same";
  return [{ code: "same-modtime", path: "@modTime", words: modTime, hint, level: "warn" }];
}
