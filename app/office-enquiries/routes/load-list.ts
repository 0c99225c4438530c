import {
  findEnquiries,
  findNarrowings,
  MOST_NARROWED,
  type Narrowing,
  PAGE_SIZE,
} from "#app/enquiries/handling/find-enquiries.server.ts";
import { getKind } from "#app/enquiries/kinds.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import type { Entrance } from "#app/office/access/require-person.server.ts";
import { readListSearch } from "#app/office/frame/searched-list.tsx";
import { DAY_MS } from "#app/region/time.ts";
import { toLine } from "../enquiry-line.ts";
import { views } from "../enquiry-lines.tsx";

/** The list of enquiries that an address asks for: its own page shows it, and on wide screens an enquiry's. */
export async function loadList({ db, now, ...access }: Entrance, request: Request) {
  const { asked, page } = readListSearch(request);
  const view = views.find(({ value }) => value === asked)?.value ?? "waiting";
  const { searchParams } = new URL(request.url);
  const narrowed: Record<string, string> = {};
  for (const name of ["agent", "kind", "home", "days"] as const) {
    const value = searchParams.get(name)?.slice(0, MOST_CHARACTERS);
    if (value) narrowed[name] = value;
  }
  const narrowing = { ...narrowed, since: toSince(narrowed.days, now) };
  const found = await findEnquiries(db, { ...access, view, page, narrowing });
  const lines = found.slice(0, PAGE_SIZE).map((each) => toLine(each, now));
  return { lines, place: { view, page, narrowed }, hasMore: found.length > PAGE_SIZE };
}

const MOST_CHARACTERS = 200;

function toSince(days: string | undefined, now: number): Narrowing["since"] {
  const count = Number(days);
  return count > 0 ? now - count * DAY_MS : undefined;
}

const periods = [
  { days: 1, label: "Last 24 hours" },
  { days: 7, label: "Last 7 days" },
  { days: 30, label: "Last 30 days" },
] as const;

/** What a list can be narrowed to, each with how many of the list are so. */
export async function loadChoices({ db, now, ...access }: Entrance, view: (typeof views)[number]["value"]) {
  const found = await findNarrowings(db, { ...access, view });
  const whole = found.map(({ agent, kind, listing_id: home, about, assignee, created_at: at }) => {
    const subject = readSubject(about);
    return {
      at,
      agent: agent && { value: agent, label: assignee ?? subject?.agent?.name ?? agent },
      kind: { value: kind, label: getKind(kind, {}).title },
      home: home && { value: home, label: subject?.listing?.address ?? home },
    };
  });
  const isAll = found.length < MOST_NARROWED;
  const days = periods.flatMap((period) => {
    const { length } = whole.filter(({ at }) => at >= now - period.days * DAY_MS);
    return Array.from({ length }, () => ({ value: `${period.days}`, label: period.label }));
  });
  return [
    {
      name: "agent",
      label: "With",
      options: count(
        whole.map(({ agent }) => agent),
        isAll,
      ),
    },
    {
      name: "kind",
      label: "What",
      options: count(
        whole.map(({ kind }) => kind),
        isAll,
      ),
    },
    {
      name: "home",
      label: "About",
      options: count(
        whole.map(({ home }) => home),
        isAll,
      ),
    },
    { name: "days", label: "Received", options: count(days, isAll) },
  ];
}

type Option = { value: string; label: string };

/** Each once, with how often it is there, or without where not all were looked at. */
function count(found: readonly (Option | "" | null)[], isAll: boolean): Option[] {
  const options = Map.groupBy(
    found.filter((each) => each !== null && each !== ""),
    ({ value }) => value,
  );
  return [...options].map(([value, same]) => {
    const label = same[0]?.label ?? value;
    return { value, label: isAll ? `${label} (${same.length})` : label };
  });
}
