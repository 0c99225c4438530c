import * as v from "valibot";
import { findStateIn } from "#app/region/state.ts";
import { hideStreet } from "../../record/place/hide-street.ts";

type Entry = Readonly<Record<string, unknown>>;

const addressed = v.looseObject({
  address: v.string(),
  suburb: v.string(),
  address_display: v.literal(false),
});

/**
 * An entry as it may be published: everybody can read the file (GET /data), so that a hidden address, and what a hidden
 * price could be told from, is not in it.
 */
export function withhold(entry: Entry): Entry {
  return withoutFigures(withoutAddress(entry));
}

function withoutAddress(entry: Entry): Entry {
  if (entry.address_display !== false) return entry;
  const { success, output } = v.safeParse(addressed, entry);
  if (!success) return entry;
  const { lat: _lat, lng: _lng, ...hidden } = hideStreet(output);
  return { ...findStateIn(output), ...hidden, address: output.suburb };
}

/** A withheld price of a sale, and the bid that would tell it or the price. */
function withoutFigures(entry: Entry): Entry {
  const { price_display, sold } = entry;
  const isSaleWithheld = isObject(sold) && "display" in sold && sold.display === false;
  return {
    ...entry,
    ...(isSaleWithheld ? withoutField(entry, "sold", "price_aud") : {}),
    ...(isSaleWithheld || price_display === false ? withoutField(entry, "auction_result", "bid_aud") : {}),
  };
}

function withoutField(entry: Entry, name: string, field: string) {
  const value = entry[name];
  if (!isObject(value)) return {};
  return { [name]: Object.fromEntries(Object.entries(value).filter(([each]) => each !== field)) };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
