/** A page with a form is never kept: it holds a submission id and perhaps what a visitor typed. */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  const wait = actionHeaders.get("Retry-After");
  return { "Cache-Control": "no-store", ...(wait ? { "Retry-After": wait } : {}) };
}
