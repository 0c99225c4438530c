type PagesProps = { page: number; hasMore: boolean; toAddress: (page: number) => string };

/** To the pages before and after this one of a list. */
export function Pages({ page, hasMore, toAddress }: PagesProps) {
  if (page === 1 && !hasMore) return null;
  const link = "inline-flex min-h-11 items-center";
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-5">
      {page > 1 && (
        <a rel="prev" href={toAddress(page - 1)} className={link}>
          Before these
        </a>
      )}
      {hasMore && (
        <a rel="next" href={toAddress(page + 1)} className={link}>
          More
        </a>
      )}
    </nav>
  );
}

const MOST_PAGES = 10_000;

/** The page of a list that an address asks for; the first, when it says anything else. */
export function toPageNumber(search: URLSearchParams) {
  const number = Number(search.get("page"));
  return Number.isInteger(number) && number > 1 ? Math.min(number, MOST_PAGES) : 1;
}
