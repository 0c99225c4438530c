const MOST_PLANNED = 100;

/** The parameters of /saturday. */
export type SaturdayChoice = {
  day?: string;
  suburb?: string;
  /** The homes to plan with, by source id; without them those of the shortlist or the suburb. */
  homes?: readonly string[];
  /** Homes to visit rather than others. */
  first: readonly string[];
};

export function parseSaturday(search: URLSearchParams): SaturdayChoice {
  const homes = toIds(search.get("homes"));
  return {
    day: search.get("day") || undefined,
    suburb: search.get("suburb") || undefined,
    homes: homes.length > 0 ? homes : undefined,
    first: toIds(search.get("first")),
  };
}

export function toSaturdaySearch({ day, suburb, homes = [], first }: SaturdayChoice) {
  const search = new URLSearchParams();
  if (day) search.set("day", day);
  if (suburb) search.set("suburb", suburb);
  if (homes.length > 0) search.set("homes", homes.join(","));
  if (first.length > 0) search.set("first", first.join(","));
  return search;
}

function toIds(text: string | null) {
  const ids = (text ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);
  return [...new Set(ids)].slice(0, MOST_PLANNED);
}
