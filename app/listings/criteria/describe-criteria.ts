import { type AnyFilters, type AnyList, type Filter, findSet } from "../search/filters.ts";
import { capitalise, joinWords, toTypeWords, uncapitalise } from "../search/list-title.ts";
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
  const homes = `${capitalise(toTypeWords(types))} ${kind === "sale" ? "for sale" : "for rent"}`;
  const where = suburbs.length > 0 ? ` in ${joinWords(suburbs, "or")}` : "";
  return [homes + where, ...rest.map(({ name, value, filter }) => toWords(filter, value, names[name]))].join(
    ", ",
  );

  function toValues(...keys: readonly string[]) {
    return keys.flatMap((key) => set.get(key)?.value.split(",") ?? []);
  }
}

function toWords({ toChip = String, multiple }: Filter<never>, value: string, name: string | undefined) {
  const values = multiple ? value.split(",") : [name ?? value];
  return joinWords(
    values.map((each) => uncapitalise(toChip(each))),
    "and",
  );
}
