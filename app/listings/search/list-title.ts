import { homeTypes } from "#app/homes/record/home-types.ts";
import { toCapital, toSmall } from "#app/region/format.ts";
import { type AnyFilters, type AnyList, findSet, getValues } from "./filters.ts";

const MOST_SUBURBS = 3;

/** Filters that are words of the sentence, or that only a name would explain. */
const inSentence = /^(?:bedrooms|beds|types?|suburbs?|price|min|max|agent)$/;

/** The title of a filtered list: "3+ bedroom houses for sale in Avalon and Manly, up to $3,500,000, pool". */
export function toListTitle(list: AnyList, filters: AnyFilters) {
  const set = findSet(list, filters);
  const toValues = (...names: readonly string[]) => getValues(list, filters, ...names);
  // Only the bedrooms select of rentals asks for an exact number.
  const rooms = [
    ...toValues("bedrooms").map((beds) => `${beds}+ bedroom `),
    ...toValues("beds").map((beds) => `${beds}${list.hasSales ? "+" : ""} bedroom `),
  ];
  const types = toTypeWords(toValues("type", "types"));
  const place = toPlace(toValues("suburb", "suburbs"));
  const prices = set.flatMap(({ name, value, filter }) =>
    /^(?:price|min|max)$/.test(name) ? [toPriceWords(String(filter.toChip?.(value)), value)] : [],
  );
  const others = set.flatMap(({ name, value, filter: { toChip, multiple } }) => {
    if (inSentence.test(name) || !toChip) return [];
    return (multiple ? value.split(",") : [value]).map((each) => toSmall(toChip(each)));
  });
  const homes = toCapital((rooms[0] ?? "") + types);
  if (list.hasSales) return [`${homes} for sale${place}`, ...prices, ...others].join(", ");
  return [`${homes} for rent${place}`, ...prices.map((price) => `${price} a week`), ...others].join(", ");
}

/** Puts "$0-$800" and "$2,000+" into words. "2m+" has no upper end, whatever its label says. */
function toPriceWords(chip: string, value: string) {
  const [least = "", most] = chip.replace("+", "").split("-");
  if (chip.endsWith("+") || value.endsWith("+")) return `from ${least}`;
  if (!most) return toSmall(least);
  return least === "$0" ? `up to ${most}` : `${least} to ${most}`;
}

/** " in Avalon and Manly", or nothing without a suburb. */
export function toPlace(suburbs: readonly string[]) {
  if (suburbs.length === 0) return "";
  return ` in ${suburbs.length > MOST_SUBURBS ? `${suburbs.length} suburbs` : joinWords(suburbs, "and")}`;
}

/** "houses or townhouses", or "homes" without a type. */
export function toTypeWords(types: readonly string[]) {
  const all: readonly { name: string; plural?: string }[] = homeTypes;
  const plurals = types.map((type) => {
    const known = all.find(({ name }) => name.toLowerCase() === type.toLowerCase());
    return known?.plural ?? `${type.toLowerCase()}${/land|acreage/i.test(type) ? "" : "s"}`;
  });
  return joinWords(plurals, "or") || "homes";
}

export function joinWords(words: readonly string[], last: string) {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(` ${last} `);
}
