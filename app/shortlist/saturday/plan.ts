import { isOnSite } from "#app/homes/record/open-times.ts";
import { type Point, toKilometres } from "#app/homes/record/place/location.ts";
import type { ChosenHome } from "../chosen-homes.server.ts";

export type Stop = {
  home: ChosenHome;
  kind: "inspection" | "auction";
  date: string;
  /** As 10:00; may be unknown for an auction. */
  start?: string;
  end?: string;
  /** The place of an auction that is not held at the home. */
  place?: string;
};

export type PlannedStop = Stop & {
  /** Travel from the last reachable stop, where both positions are known. */
  way?: { from: Stop; minutes: number };
  /** Whether the stop cannot be reached in time from there. */
  isTooLate: boolean;
};

/** A home's open times, then its auction. */
export function findStops(home: ChosenHome): Stop[] {
  const { inspections, auction } = home;
  const opens = inspections.map((time) => ({ home, kind: "inspection" as const, ...time }));
  if (!auction) return opens;
  const { date, start, place } = auction;
  return [...opens, { home, kind: "auction", date, start, place: isOnSite(auction) ? undefined : place }];
}

/** The shortest visit to a home. */
export const VISIT_MINUTES = 10;

/** Plans a day's stops by time. Travel to a stop starts at the last one that could be reached. */
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

/** Sorts auctions without a time first. */
function toSortKey({ start = "", end = "" }: Stop) {
  return `${start} ${end}`;
}

/** Undefined for a home without its own position, and for an auction held elsewhere. */
function toMinutesBetween(from: Stop, to: Stop) {
  const [start, end] = [getPoint(from), getPoint(to)];
  if (!start || !end) return undefined;
  return from.home.id === to.home.id ? 0 : estimateTravel(start, end);
}

function getPoint({ home, place }: Stop) {
  return place === undefined ? home.point : undefined;
}

/** Ratio of the distance by road to the straight line. */
const DETOUR = 1.4;
const KM_PER_HOUR = 25;
const PARKING_MINUTES = 5;
const MINUTES_PER_HOUR = 60;

/** Estimates minutes from door to door: the straight line × 1.4 at 25 km/h, and 5 minutes to park and walk. */
export function estimateTravel(from: Point, to: Point) {
  const km = toKilometres(from, to) * DETOUR;
  return Math.ceil((km / KM_PER_HOUR) * MINUTES_PER_HOUR + PARKING_MINUTES);
}

function toMinutes(time: string) {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
}
