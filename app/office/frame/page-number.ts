const MOST_PAGES = 10_000;

/** The page of a list that an address asks for; the first, when it says anything else. */
export function toPageNumber(search: URLSearchParams) {
  const number = Number(search.get("page"));
  return Number.isInteger(number) && number > 1 ? Math.min(number, MOST_PAGES) : 1;
}
