import { agency } from "#app/agency/folder/agency.ts";
import { isCalendarDay, toAssumedEnd, toSaturday } from "#app/homes/inspections/inspection.ts";
import type { CalendarEvent } from "#app/homes/open-times/opens-calendar.ts";
import type { ChosenHome } from "#app/listings/find-chosen.server.ts";
import { formatTimes } from "#app/region/format.ts";
import { estimateTravel, isPossible, type Open, type PlanKind, planVisits, type Visit } from "./plan.ts";

const MINUTES_PER_HOUR = 60;
const MS_PER_MINUTE = 60_000;

/** `times` as they are shown. */
export type HomeOpen = Open & { about: ChosenHome; times: string };
export type SaturdayVisit = Visit<HomeOpen> & {
  /** Open times that this visit leaves no time for. */
  instead: HomeOpen[];
};

export type SaturdayPlan = {
  visits: SaturdayVisit[];
  kind: PlanKind;
  /** Open on the day, but nobody knows how far they are. */
  apart: ChosenHome[];
  /** On the market, and not open on the day. */
  closed: ChosenHome[];
};

export function findDays(homes: readonly ChosenHome[]) {
  return [...new Set(homes.flatMap(({ inspections }) => inspections.map(({ date }) => date)))].sort();
}

/**
 * The day to plan: the one asked for, else the coming Saturday. `missed` is that day where no home is open on it: then the
 * next one on which a home is, or the first of all.
 */
export function chooseDay(days: readonly string[], { asked, today }: { asked?: string; today: string }) {
  const wanted = asked ?? toSaturday(today);
  if (days.includes(wanted) || days.length === 0) return { day: days.find((day) => day === wanted) };
  const after = asked && days.find((day) => day > asked);
  return { day: after ?? days[0], missed: wanted };
}

/** The plan of a day, and beside each visit what it clashes with. */
export function planSaturday(
  homes: readonly ChosenHome[],
  { day, chosen }: { day: string; chosen: ReadonlySet<string> },
): SaturdayPlan {
  const opens = homes.flatMap((home) => toOpens(home, day));
  const { visits, kind } = planVisits(opens, { travel: estimateTravel, chosen });
  const missed = opens.filter(({ home }) => !visits.some(({ open }) => open.home === home));
  const beside = Map.groupBy(missed, (open) => findClash(open, visits));
  return {
    visits: visits.map((visit, index) => ({ ...visit, instead: beside.get(index) ?? [] })),
    kind,
    apart: homes.filter((home) => !home.point && isOpenOn(home, day)),
    closed: homes.filter((home) => !home.isEnded && !isOpenOn(home, day)),
  };
}

function isOpenOn({ inspections }: ChosenHome, day: string) {
  return inspections.some(({ date }) => date === day);
}

function toOpens(about: ChosenHome, day: string): HomeOpen[] {
  const { point } = about;
  if (!point) return [];
  return about.inspections
    .filter(({ date }) => date === day)
    .map(({ start, end }) => ({
      home: about.id,
      start: toMinutes(start),
      end: toMinutes(toAssumedEnd({ start, end })),
      times: formatTimes(start, end),
      point,
      about,
    }));
}

/** The visit that cannot be had with an open time, whichever comes first; else the one nearest in time. */
function findClash(open: HomeOpen, visits: readonly Visit<HomeOpen>[]) {
  const planned = visits.map((visit) => visit.open);
  const clash = planned.findIndex(
    (visited) => !isPossible([open, visited], estimateTravel) && !isPossible([visited, open], estimateTravel),
  );
  if (clash >= 0) return clash;
  const distances = planned.map(({ start }) => Math.abs(start - open.start));
  return distances.indexOf(Math.min(...distances));
}

function toMinutes(time: string) {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
}

/** 610 is 10:10. */
export function toClockTime(minutes: number) {
  const hour = String(Math.floor(minutes / MINUTES_PER_HOUR)).padStart(2, "0");
  return `${hour}:${String(minutes % MINUTES_PER_HOUR).padStart(2, "0")}`;
}

/** The visits of a day as calendar entries. `origin` is the address of the site. */
export function toVisitEvents(
  visits: readonly SaturdayVisit[],
  day: string,
  origin: string,
): CalendarEvent[] {
  const [, domain] = agency.email.split("@");
  return visits.map(({ open, arrive, leave }) => {
    const { about } = open;
    const url = new URL(about.href, origin).href;
    return {
      uid: `visit-${about.id}-${day}@${domain}`,
      time: { date: day, start: toClockTime(arrive), end: toClockTime(leave) },
      summary: `Visit: ${about.address}`,
      location: about.address,
      description: `${about.title}\nOpen ${open.times}\n${url}`,
      url,
      sequence: Math.floor(about.changedAt / MS_PER_MINUTE),
      changedAt: about.changedAt,
    };
  });
}

const MOST_PLANNED = 100;

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
    day: parseDay(search.get("day")),
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

/** A day that the calendar has; anything else is as good as none. */
function parseDay(text: string | null) {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && isCalendarDay(text) ? text : undefined;
}

function toIds(text: string | null) {
  const ids = (text ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);
  return [...new Set(ids)].slice(0, MOST_PLANNED);
}
