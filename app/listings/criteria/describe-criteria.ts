import { homeTypes } from "#app/homes/record/home-types.ts";
import { type AnyFilters, type AnyList, type Filter, findSet } from "../search/filters.ts";
import type { ListKind } from "../search/number-filters.ts";

type Names = Readonly<Record<string, string | undefined>>;

/** A search in words: "Houses for sale in Freshwater or Curl Curl, 3+ beds, up to $3,500,000, near the water". */
export function describeCriteria(kind: ListKind, list: AnyList, filters: AnyFilters, names: Names = {}) {
  const set = new Map(findSet(list, filters).map((each) => [each.name, each] as const));
  const [types, suburbs] = [toValues("type", "types"), toValues("suburb", "suburbs")];
  const rest = [...set.values()].filter(
    ({ name, filter }) =>
      !["type", "types", "suburb", "suburbs", ...(filter.needs ? [name] : [])].includes(name),
  );
  const homes = `${toSubject(types)} ${kind === "sale" ? "for sale" : "for rent"}`;
  const where = suburbs.length > 0 ? ` in ${joinWords(suburbs, "or")}` : "";
  return [homes + where, ...rest.map(({ name, value, filter }) => toWords(filter, value, names[name]))].join(
    ", ",
  );

  function toValues(...keys: readonly string[]) {
    return keys.flatMap((key) => set.get(key)?.value.split(",") ?? []);
  }
}

/** Houses or townhouses; homes where any type will do. */
function toSubject(types: readonly string[]) {
  const all: readonly { name: string; plural?: string }[] = homeTypes;
  const plurals = types.map((type) => {
    const known = all.find(({ name }) => name.toLowerCase() === type.toLowerCase());
    return known?.plural ?? `${type.toLowerCase()}${/land|acreage/i.test(type) ? "" : "s"}`;
  });
  return capitalise(joinWords(plurals, "or") || "homes");
}

function toWords({ toChip = String, multiple }: Filter<never>, value: string, name: string | undefined) {
  const values = multiple ? value.split(",") : [name ?? value];
  return joinWords(
    values.map((each) => uncapitalise(toChip(each))),
    "and",
  );
}

function joinWords(words: readonly string[], last: string) {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(` ${last} `);
}

function capitalise(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function uncapitalise(words: string) {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
