import { type Point, toKilometres } from "#app/homes/record/place/location.ts";

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

/** At least this long in each home. */
export const VISIT_MINUTES = 10;
/** No layer of twelve opens has more ways than this, so that all of them are tried. */
const MOST_WAYS = 6_000;
const MOST_EXACT = 12;
/** Above twelve open homes only the most promising routes are followed, which takes about 20 ms. */
const FEW_WAYS = 300;
const NEVER = Number.POSITIVE_INFINITY;

/** A time at which a home is open, in minutes of the day. */
export type Open = { home: string; start: number; end: number; point: { lat: number; lng: number } };

/** Minutes from one place to another. */
type Travel = (from: Open["point"], to: Open["point"]) => number;

type PlanOptions = {
  travel: Travel;
  /** Homes that are visited first of all, if that can be. */
  chosen?: ReadonlySet<string>;
};

/** The first visits of a day: the set of homes (a bit each), the last open, and when it is left. */
type Way = { homes: number; last: number; leave: number; worth: number; before?: Way };

type MostFound<Each extends Open> = {
  order: Each[];
  /** Whether it is known that no order visits more. */
  isBest: boolean;
};

/**
 * The order of at most 30 opens that visits most, chosen homes before others. Each layer adds one visit to every way; of
 * the ways through the same homes to the same open only the earliest goes on (Held and Karp). `isBest` is false when a
 * way was dropped that might have become worth more.
 */
function findBestRoute<Each extends Open>(
  opens: readonly Each[],
  { travel, chosen = new Set() }: PlanOptions,
): MostFound<Each> {
  const homes = [...new Set(opens.map(({ home }) => home))];
  const bits = opens.map(({ home }) => 1 << homes.indexOf(home));
  const worths = opens.map(({ home }) => (chosen.has(home) ? homes.length : 1));
  const minutes = opens.map((from) => opens.map((to) => travel(from.point, to.point)));

  /** When an open would be left that is visited after a way; later than any day when it cannot be. */
  function getLeave({ homes, last, leave }: Way, index: number) {
    const open = opens[index];
    if (!open || homes & (bits[index] ?? 0)) return NEVER;
    const next = Math.max(open.start, leave + (minutes[last]?.[index] ?? 0)) + VISIT_MINUTES;
    return next > open.end ? NEVER : next;
  }

  function addVisit(ways: readonly Way[]) {
    const longer = new Map<number, Way>();
    for (const way of ways)
      for (let index = 0; index < opens.length; index++) {
        const leave = getLeave(way, index);
        const homes = way.homes | (bits[index] ?? 0);
        const key = homes * opens.length + index;
        if (leave < (longer.get(key)?.leave ?? NEVER))
          longer.set(key, {
            homes,
            last: index,
            leave,
            worth: way.worth + (worths[index] ?? 0),
            before: way,
          });
      }
    return [...longer.values()];
  }

  /** The most that a way can become worth: with every home still within reach, as if each were the next. */
  function getHope(way: Way) {
    let { homes, worth } = way;
    for (let index = 0; index < opens.length; index++) {
      const bit = bits[index] ?? 0;
      if (homes & bit || getLeave(way, index) === NEVER) continue;
      homes |= bit;
      worth += worths[index] ?? 0;
    }
    return worth;
  }

  const mostWays = opens.length <= MOST_EXACT ? MOST_WAYS : FEW_WAYS;
  let most: Way = { homes: 0, last: -1, leave: 0, worth: 0 };
  let dropped = 0;
  for (let ways = [most]; ways.length > 0; ) {
    const longer = addVisit(ways);
    for (const way of longer) if (way.worth > most.worth) most = way;
    const hopeful = longer
      .map((way) => ({ way, hope: getHope(way) }))
      .filter(({ hope }) => hope > most.worth);
    hopeful.sort((a, b) => b.hope - a.hope || a.way.leave - b.way.leave);
    dropped = Math.max(dropped, hopeful[mostWays]?.hope ?? 0);
    ways = hopeful.slice(0, mostWays).map(({ way }) => way);
  }
  return { order: toOrder(most, opens), isBest: dropped <= most.worth };
}

function toOrder<Each extends Open>({ before, last }: Way, opens: readonly Each[]): Each[] {
  return before ? [...toOrder(before, opens), ...opens.slice(last, last + 1)] : [];
}
