import { toStateAndPostcode } from "#app/region/state.ts";
import { isFactShown, type Shown } from "./facts/fact-values.ts";
import { revealsPrice } from "./facts/reveals-price.ts";
import type { SharedRecord } from "./listing-record.ts";
import { hideStreet } from "./place/hide-street.ts";
import { withoutTimes } from "./written-times.ts";

/**
 * Removes hidden values from a record: a street and position, a price and anything that would tell it, a sale's price.
 * Listings and GET /data are made from the result, so that nothing public can depend on more.
 */
export function withhold<Fields extends SharedRecord>(record: Fields): Fields {
  return withoutFigures(withoutPrice(withoutAddress(record)));
}

function withoutAddress<Fields extends SharedRecord>(record: Fields): Fields {
  if (record.address_display !== false) return record;
  const { suburb, facts } = record;
  return {
    ...hideStreet(record),
    ...toStateAndPostcode(record),
    address: suburb,
    lat: undefined,
    lng: undefined,
    facts: facts && hideFacts(facts, { showsAddress: false }),
  };
}

/** Removes all signs of the price except the price itself, which `toBand` replaces. */
function withoutPrice<Fields extends SharedRecord>(record: Fields): Fields {
  const { price_display, price_text: text } = record;
  if (price_display !== false) return record;
  return {
    ...record,
    price_text: text != null && mayRevealPrice(text) ? undefined : text,
    price_to: undefined,
    price_changed_on: undefined,
    // A bond is a number of weeks' rent.
    bond_aud: undefined,
  };
}

/** Whether words instead of a hidden price may reveal it: any figure except in days and times. */
export function mayRevealPrice(text: string) {
  return /\p{Nd}/u.test(withoutTimes(text)) || revealsPrice(text);
}

/** Removes other fields and words that would tell a hidden price or sale price. */
function withoutFigures<Fields extends SharedRecord>(record: Fields): Fields {
  const { price_display, sold, auction_result: result, facts, also, features } = record;
  const isSaleWithheld = sold?.display === false;
  if (price_display !== false && !isSaleWithheld) return record;
  const isHarmless = (words: string) => !revealsPrice(words);
  return {
    ...record,
    sold: isSaleWithheld ? { ...sold, price_aud: undefined } : sold,
    auction_result: result && { ...result, bid_aud: undefined },
    facts: facts && hideFacts(facts, { showsAddress: true, showsPrice: false }),
    also: also?.filter(isHarmless),
    features: features?.filter(isHarmless),
  };
}

function hideFacts(facts: NonNullable<SharedRecord["facts"]>, shown: Shown): typeof facts {
  return Object.fromEntries(Object.entries(facts).filter(([key, value]) => isFactShown(key, value, shown)));
}

/** The price for publishing and searching: for a hidden price the lower edge of its band, 0 for none. */
export function toBand({ price_display }: SharedRecord, price: number, edges: readonly number[]) {
  return price_display === false ? Math.max(0, ...edges.filter((edge) => edge <= price)) : price;
}

/** Drops values that only say "not known". */
export function dropUnknown({ type, parking }: Pick<SharedRecord, "type" | "parking">) {
  return { type: type ?? undefined, parking: parking ?? undefined };
}
