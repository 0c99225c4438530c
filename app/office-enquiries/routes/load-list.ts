import { getKind } from "#app/enquiries/kinds.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import type { Entrance } from "#app/office/access/require-person.server.ts";
import {
  countOptions,
  type NarrowChoice,
  readListSearch,
  readNarrowed,
} from "#app/office/frame/searched-list.tsx";
import {
  findEnquiries,
  findNarrowings,
  MOST_NARROWED,
  type Narrowing,
  PAGE_SIZE,
} from "#app/office-enquiries/handling/find-enquiries.server.ts";
import { DAY_MS } from "#app/region/time.ts";
import { toLine } from "../enquiry-line.ts";
import { views } from "../enquiry-lines.tsx";

/** The list of enquiries that an address asks for, for the list's page and beside an enquiry on wide screens. */
export async function loadList({ db, now, ...access }: Entrance, request: Request) {
  const { asked, page } = readListSearch(request);
  const view = views.find(({ value }) => value === asked)?.value ?? "waiting";
  const { searchParams } = new URL(request.url);
  const narrowed = readNarrowed(searchParams, ["agent", "kind", "home", "days"]);
  const narrowing = { ...narrowed, since: toSince(narrowed.days, now) };
  const found = await findEnquiries(db, { ...access, view, page, narrowing });
  const lines = found.slice(0, PAGE_SIZE).map((each) => toLine(each, now));
  return { lines, place: { view, page, narrowed }, hasMore: found.length > PAGE_SIZE };
}

function toSince(days: string | undefined, now: number): Narrowing["since"] {
  const count = Number(days);
  return count > 0 ? now - count * DAY_MS : undefined;
}

const periods = [
  { days: 1, label: "Last 24 hours" },
  { days: 7, label: "Last 7 days" },
  { days: 30, label: "Last 30 days" },
] as const;

/** The label that the list's rows show: any booking is a "Booking". */
function toKindLabel(kind: string) {
  return kind === "inspection" ? "Booking" : getKind(kind, {}).title;
}

/** The list's filters, with the number of enquiries for each value. */
export async function loadChoices(
  { db, now, ...access }: Entrance,
  view: (typeof views)[number]["value"],
): Promise<NarrowChoice[]> {
  const found = await findNarrowings(db, { ...access, view });
  const isAll = found.length < MOST_NARROWED;
  const days = periods.flatMap((period) => {
    const { length } = found.filter(({ created_at: at }) => at >= now - period.days * DAY_MS);
    return Array.from({ length }, () => ({ value: `${period.days}`, label: period.label }));
  });
  const whole = found.map((each) => ({ ...each, subject: readSubject(each.about) }));
  const agents = whole.map(({ agent, assignee, subject }) => ({
    value: agent,
    label: assignee ?? subject?.agent?.name ?? agent ?? "",
  }));
  const kinds = whole.map(({ kind }) => ({ value: kind, label: toKindLabel(kind) }));
  const homes = whole.map(({ listing_id: id, subject }) => ({
    value: id,
    label: subject?.listing?.address ?? id ?? "",
  }));
  return [
    { name: "agent", label: "With", options: countOptions(agents, isAll) },
    { name: "kind", label: "What", options: countOptions(kinds, isAll) },
    { name: "home", label: "About", options: countOptions(homes, isAll) },
    { name: "days", label: "Received", options: countOptions(days, isAll) },
  ];
}
