import { findEnquiries, PAGE_SIZE } from "#app/enquiries/handling/find-enquiries.server.ts";
import type { Entrance } from "#app/office/access/require-person.server.ts";
import { readListSearch } from "#app/office/frame/searched-list.tsx";
import { toLine } from "../enquiry-line.ts";
import { views } from "../enquiry-lines.tsx";

/** The list of enquiries that an address asks for: its own page shows it, and on wide screens an enquiry's. */
export async function loadList({ db, now, ...access }: Entrance, request: Request) {
  const { asked, page } = readListSearch(request);
  const view = views.find(({ value }) => value === asked)?.value ?? "waiting";
  const found = await findEnquiries(db, { ...access, view, page });
  const lines = found.slice(0, PAGE_SIZE).map((each) => toLine(each, now));
  return { lines, place: { view, page }, hasMore: found.length > PAGE_SIZE };
}
