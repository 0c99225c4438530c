import { toSearchWords } from "#app/enquiries/store/search-text.ts";
import { may } from "#app/office/access/may.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { EnquiriesPage } from "#app/office/enquiries/list/enquiries-page.tsx";
import { findEnquiries, PAGE_SIZE } from "#app/office/enquiries/list/find-enquiries.server.ts";
import { toLine } from "#app/office/enquiries/list/to-line.ts";
import { toView } from "#app/office/enquiries/list/views.ts";
import { toPageNumber } from "#app/office/frame/page-number.ts";
import type { Route } from "./+types/enquiries.ts";

const MOST_CHARACTERS = 100;

export async function loader(args: Route.LoaderArgs) {
  const { db, now, ...sight } = await requirePerson(args);
  const asked = new URL(args.request.url).searchParams;
  const view = toView(asked.get("view"));
  const search = (asked.get("q") ?? "").trim().slice(0, MOST_CHARACTERS);
  const page = toPageNumber(asked);
  const found = await findEnquiries(db, { ...sight, view, page, words: toSearchWords(search) });
  const lines = found.slice(0, PAGE_SIZE).map((each) => toLine(each, now));
  const canExport = may(sight.person.role, "export enquiries") !== undefined;
  return { canExport, view, search, page, lines, hasMore: found.length > PAGE_SIZE };
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  return <EnquiriesPage {...loaderData} />;
}
