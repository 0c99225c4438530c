import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "#app/region/time.ts";

const MOST_KNOWN = 10_000;

/** A monotonic clock, so that setting the machine's clock back makes nobody wait. */
const toElapsed = () => performance.now();

export type RateLimit = {
  /** Counts a form. Returns how many seconds the address has to wait; 0 when the form is allowed. */
  take: (address: string) => number;
};

/** Allows `perMinute` forms from one address in any minute; 0: no limit. Keeps the latest addresses, in memory only. */
export function createRateLimit(perMinute: number, now = toElapsed): RateLimit {
  const taken = new LRUCache<string, readonly number[]>({ max: MOST_KNOWN });

  return {
    take(address) {
      if (perMinute === 0) return 0;
      const time = now();
      const key = toNetwork(address);
      const times = (taken.get(key) ?? []).filter((each) => each > time - MINUTE_MS);
      const [oldest = time] = times;
      if (times.length >= perMinute) return Math.ceil((oldest + MINUTE_MS - time) / 1000);
      taken.set(key, [...times, time]);
      return 0;
    },
  };
}

/** The network of an address: only four groups of an IPv6 address count, because a visitor has a whole network. */
export function toNetwork(address: string) {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const { hostname } = new URL(`http://[${address.split("%", 1)[0]}]`);
  const [head = "", tail = ""] = hostname.slice(1, -1).split("::");
  const groups = head.split(":").filter(Boolean);
  const zeros = Array.from(
    { length: Math.max(0, 8 - groups.length - tail.split(":").filter(Boolean).length) },
    () => "0",
  );
  return [...groups, ...(hostname.includes("::") ? zeros : [])].slice(0, 4).join(":");
}
