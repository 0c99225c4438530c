import type { AskedMap } from "#app/document/site/show-map.tsx";
import type { KeyValue } from "#app/ui/key-values.tsx";
import type { ListingSummary } from "../card/listing-summary.ts";

/** What stands around a home. The browser neither renders it again nor gets it as data. */
export type Around = {
  map?: AskedMap;
  walks: readonly string[];
  sold?: readonly NearbySale[];
  suburb?: { href: string; figures: readonly KeyValue[]; note: string };
  /** Other homes like it. */
  more: readonly ListingSummary[];
};

/** A home the agency sold, in words: "$3,720,000", "House, sold 14 February 2026, about 1.5 km away". */
export type NearbySale = { href: string; address: string; price: string; sold: string };

const served = new WeakMap<object, Around>();

/**
 * What only the server renders (server-html.tsx) lies beside the page's data, which is sent to the browser, and is found by
 * a part of that. In development, where the browser renders too, the page's data has it as well.
 */
export const aroundHomes = {
  keep(sent: object, around: Around) {
    served.set(sent, around);
    return import.meta.env.DEV ? around : undefined;
  },
  get: (sent: object, again: Around | undefined) => served.get(sent) ?? again,
};
