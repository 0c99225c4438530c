import type { Enquiries } from "#app/enquiries/enquiries.server.ts";
import type { Catalogue } from "#app/listings/catalogue/catalogue.server.ts";

const MINUTE_MS = 60_000;
/** After this a mail is late enough for somebody to look. */
const DELIVERY_LIMIT_MS = 60 * MINUTE_MS;

/** Something that somebody has to look at: what is wrong, or nothing. */
export type Condition = { name: string; getFault: () => Promise<string | undefined> };

type Sources = {
  catalogue: Pick<Catalogue, "getFaults">;
  enquiries: Pick<Enquiries, "getFault" | "getOldestUndelivered">;
  now?: () => number;
};

/** What is watched: the store, the delivery of messages, the data files. */
export function toConditions({ catalogue, enquiries, now = Date.now }: Sources): Condition[] {
  return [
    { name: "store", getFault: enquiries.getFault },
    { name: "delivery", getFault: async () => toDelay(await enquiries.getOldestUndelivered(), now()) },
    { name: "data file", getFault: async () => catalogue.getFaults().join("; ") || undefined },
  ];
}

/** What is wrong at the moment, in words; what cannot be asked has failed itself. */
export async function findFaults(conditions: readonly Condition[]) {
  const faults = await Promise.all(conditions.map(getFault));
  return faults.filter((fault) => fault !== undefined);
}

export function getFault(condition: Condition) {
  return condition.getFault().catch(() => `${condition.name}: it cannot be checked`);
}

function toDelay(since: number | undefined, now: number) {
  if (since === undefined || now - since < DELIVERY_LIMIT_MS) return undefined;
  return `the oldest message has not been delivered for ${Math.floor((now - since) / MINUTE_MS)} minutes`;
}
