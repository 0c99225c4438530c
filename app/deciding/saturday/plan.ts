import { type Point, toKilometres } from "#app/homes/record/place/location.ts";
import { findBestRoute, type Open, type PlanOptions, type Travel, VISIT_MINUTES } from "./find-most.ts";

export type Visit<Each extends Open = Open> = {
  open: Each;
  arrive: number;
  leave: number;
  /** Minutes from the visit before; none for the first. */
  travel?: number;
};

/** Beyond so many opens the plan goes by time. */
export const MOST_PLANNED = 20;

/** No order visits more; not every order could be tried; or the opens were taken as they end. */
export type PlanKind = "best" | "likely" | "by time";

export type Plan<Each extends Open = Open> = { visits: Visit<Each>[]; kind: PlanKind };

/** The order that visits as many homes as can be, each once. */
export function planVisits<Each extends Open>(opens: readonly Each[], options: PlanOptions): Plan<Each> {
  if (opens.length > MOST_PLANNED)
    return { visits: toVisits(planByTime(opens, options), options.travel), kind: "by time" };
  const { order, isBest } = findBestRoute(opens, options);
  return { visits: toVisits(order, options.travel), kind: isBest ? "best" : "likely" };
}

/** When each is reached and left, going at once and waiting where it is not open yet. */
function toVisits<Each extends Open>(order: readonly Each[], travel: Travel): Visit<Each>[] {
  const visits: Visit<Each>[] = [];
  for (const open of order) {
    const before = visits.at(-1);
    const minutes = before && travel(before.open.point, open.point);
    const arrive = Math.max(open.start, (before?.leave ?? 0) + (minutes ?? 0));
    visits.push({ open, arrive, leave: arrive + VISIT_MINUTES, travel: minutes });
  }
  return visits;
}

/** The one that ends first, then the next that can be reached; one that would cost a chosen home is left out. */
function planByTime<Each extends Open>(
  opens: readonly Each[],
  { travel, chosen = new Set() }: PlanOptions,
): Each[] {
  const order: Each[] = [];
  const byEnd = opens.toSorted((a, b) => a.end - b.end || a.start - b.start);
  for (const [index, open] of byEnd.entries()) {
    if (order.some(({ home }) => home === open.home)) continue;
    const coming = byEnd
      .slice(index + 1)
      .filter(({ home }) => chosen.has(home) && !chosen.has(open.home))
      .filter((other) => isPossible([...order, other], travel));
    const isCostly = coming.some((other) => !isPossible([...order, open, other], travel));
    if (!isCostly && isPossible([...order, open], travel)) order.push(open);
  }
  return order;
}

export function isPossible(order: readonly Open[], travel: Travel) {
  return toVisits(order, travel).every(({ open, leave }) => leave <= open.end);
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
