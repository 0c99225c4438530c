import { agency } from "#app/agency/folder/agency.ts";
import type { CalendarEvent } from "#app/calendars/index.ts";
import { toSaturday } from "#app/homes/inspections/inspection.ts";
import { isDay } from "#app/region/calendar-day.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { ChosenHome } from "../chosen-homes.server.ts";
import { findStops, type PlannedStop } from "./plan.ts";

/** The days on which a home is open or auctioned. Past days are left out: an auction without a result keeps its day. */
export function findDays(homes: readonly ChosenHome[], today: string) {
  const days = homes.flatMap(findStops).map(({ date }) => date);
  return [...new Set(days)].filter((day) => day >= today).sort();
}

/**
 * Chooses the day to plan: the one asked for, else the coming Saturday. If no home is open on it, it is returned as
 * `missed`, and `day` is the next one with an open home, or the first of all.
 */
export function chooseDay(days: readonly string[], { asked, today }: { asked?: string; today: string }) {
  const wanted = asked ?? toSaturday(today);
  if (days.includes(wanted) || days.length === 0) return { day: days.find((day) => day === wanted) };
  const after = asked && days.find((day) => day > asked);
  return { day: after ?? days[0], missed: wanted };
}

/** Calendar entries for the stops that can be reached. */
export function toPlanEvents(stops: readonly PlannedStop[], origin: string): CalendarEvent[] {
  const [, domain] = agency.email.split("@");
  return stops
    .filter(({ isTooLate }) => !isTooLate)
    .map(({ home, kind, date, start, end, place }) => {
      const url = new URL(home.href, origin).href;
      return {
        uid: `plan-${kind}-${home.id}-${date}-${start ?? "day"}@${domain}`,
        time: { date, start, end },
        summary: `${kind === "auction" ? "Auction" : "Visit"}: ${home.address}`,
        location: place ?? home.address,
        description: `${home.title}\n${url}`,
        url,
        sequence: Math.floor(home.changedAt / MINUTE_MS),
        changedAt: home.changedAt,
      };
    });
}

const MOST_PLANNED = 100;

export type SaturdayChoice = {
  day?: string;
  /** Source ids of the homes to plan with; undefined for those of the shortlist. */
  homes?: readonly string[];
};

export function parseSaturday(search: URLSearchParams): SaturdayChoice {
  const homes = toIds(search.get("homes"));
  return {
    day: parseDay(search.get("day")),
    homes: homes.length > 0 ? homes : undefined,
  };
}

export function toSaturdaySearch({ day, homes = [] }: SaturdayChoice) {
  const search = new URLSearchParams();
  if (day) search.set("day", day);
  if (homes.length > 0) search.set("homes", homes.join(","));
  return search;
}

function parseDay(text: string | null) {
  return text && isDay(text) ? text : undefined;
}

function toIds(text: string | null) {
  const ids = (text ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);
  return [...new Set(ids)].slice(0, MOST_PLANNED);
}
