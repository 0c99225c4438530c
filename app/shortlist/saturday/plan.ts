import { isOnSite } from "#app/homes/record/open-times.ts";
import { type Point, toKilometres } from "#app/homes/record/place/location.ts";
import type { ChosenHome } from "../chosen-homes.server.ts";

/** A time at which a home is open, or is auctioned. */
export type Stop = {
  home: ChosenHome;
  kind: "inspection" | "auction";
  date: string;
  /** As 10:00; of an auction it may not be known. */
  start?: string;
  end?: string;
  /** Where an auction is held, if not at the home. */
  place?: string;
};

export type PlannedStop = Stop & {
  /** From the stop before it that can be reached: minutes, where the position of both is known. */
  way?: { from: Stop; minutes: number };
  /** Whether it cannot be reached in time from there. */
  isTooLate: boolean;
};

/** The times of a home, its open times before its auction. */
export function findStops(home: ChosenHome): Stop[] {
  const { inspections, auction } = home;
  const opens = inspections.map((time) => ({ home, kind: "inspection" as const, ...time }));
  if (!auction) return opens;
  const { date, start, place } = auction;
  return [...opens, { home, kind: "auction", date, start, place: isOnSite(auction) ? undefined : place }];
}

/** At least this long in each home. */
export const VISIT_MINUTES = 10;

/** The times of a day in their order. What is too far from the stop before it is passed over by those after it. */
export function planDay(homes: readonly ChosenHome[], day: string): PlannedStop[] {
  const stops = homes.flatMap(findStops).filter(({ date }) => date === day);
  stops.sort((a, b) => toSortKey(a).localeCompare(toSortKey(b)));
  let before: { stop: Stop; leave: number } | undefined;
  return stops.map((stop) => {
    if (!stop.start) return { ...stop, isTooLate: false };
    const start = toMinutes(stop.start);
    const minutes = before && toMinutesBetween(before.stop, stop);
    const way = before && minutes !== undefined ? { from: before.stop, minutes } : undefined;
    const arrive = way ? Math.max(start, (before?.leave ?? 0) + way.minutes) : start;
    const isTooLate = arrive > Math.max(start, toMinutes(stop.end ?? stop.start) - VISIT_MINUTES);
    if (!isTooLate) before = { stop, leave: arrive + VISIT_MINUTES };
    return { ...stop, way, isTooLate };
  });
}

/** An auction whose time is not known stands first. */
function toSortKey({ start = "", end = "" }: Stop) {
  return `${start} ${end}`;
}

/** Nobody knows the way to a home without a position of its own, or to an auction held elsewhere. */
function toMinutesBetween(from: Stop, to: Stop) {
  const [start, end] = [getPoint(from), getPoint(to)];
  if (!start || !end) return undefined;
  return from.home.id === to.home.id ? 0 : estimateTravel(start, end);
}

function getPoint({ home, place }: Stop) {
  return place === undefined ? home.point : undefined;
}

/** Streets are longer than the straight line. */
const DETOUR = 1.4;
const KM_PER_HOUR = 25;
const PARKING_MINUTES = 5;
const MINUTES_PER_HOUR = 60;

/** Minutes from door to door, estimated: a straight line × 1.4 at 25 km/h, and 5 minutes to park and walk. */
export function estimateTravel(from: Point, to: Point) {
  const km = toKilometres(from, to) * DETOUR;
  return Math.ceil((km / KM_PER_HOUR) * MINUTES_PER_HOUR + PARKING_MINUTES);
}

function toMinutes(time: string) {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
}
