import type { AskedMap } from "#app/document/site/show-map.tsx";
import type { KeyValue } from "#app/ui/key-values.tsx";
import type { ListingSummary } from "../card/listing-summary.ts";

/** Details of a home's surroundings. Only the server renders them, so they are not sent as data. */
export type Around = {
  map?: AskedMap;
  walks: readonly string[];
  sold?: readonly NearbySale[];
  suburb?: { href: string; figures: readonly KeyValue[]; note: string };
  /** Similar homes. */
  more: readonly ListingSummary[];
};

/** A home that the agency sold, as text: "$3,720,000", "House, sold 14 February 2026, about 1.5 km away". */
export type NearbySale = { href: string; address: string; price: string; sold: string };

const served = new WeakMap<object, Around>();

/**
 * Data that only the server renders (server-html.tsx), by an object of the page's data, so that it is not sent to the
 * browser. In development the browser renders too, so the page's data includes it.
 */
export const aroundHomes = {
  keep(sent: object, around: Around) {
    served.set(sent, around);
    return import.meta.env.DEV ? around : undefined;
  },
  get: (sent: object, again: Around | undefined) => served.get(sent) ?? again,
};
