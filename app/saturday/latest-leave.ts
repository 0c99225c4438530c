import { STAY_MINUTES } from "./open.ts";
import type { Problem } from "./problem.ts";

/** With more the bound is better, and takes longer. */
const NEAR_HOMES = 5;
const CHOSEN_HOMES = 2;

const NEVER = -10_000;
const ANY_TIME = 10_000;

/**
 * What can be hoped for, never too little. A way may come back to a home, but not to one near those it has been to since:
 * it remembers only these, so that there are few cases (the ng-route relaxation of Baldacci, Mingozzi and Roberti).
 */
export function createBound(problem: Problem) {
  const { legs, starts, ends, worths, bits } = problem;
  const near = bits.map((_, index) => findNear(problem, index));
  const known = Array.from({ length: problem.worth + 1 }, () => new Map<number, number>());

  /** The latest minute at which an open can be left for visits that are worth what is needed. */
  function getLatest(from: number, seen: number, need: number): number {
    if (need <= 0) return ANY_TIME;
    const remembered = seen & (near[from] ?? 0);
    const key = remembered * bits.length + from;
    const before = known[need]?.get(key);
    if (before !== undefined) return before;
    let latest = NEVER;
    for (let to = 0; to < bits.length; to++) {
      if (remembered & (bits[to] ?? 0)) continue;
      const leg = legs[from]?.[to] ?? 0;
      if ((ends[to] ?? 0) - STAY_MINUTES - leg > latest)
        latest = Math.max(latest, getArrival(to, remembered, need) - leg);
    }
    known[need]?.set(key, latest);
    return latest;
  }

  /** The latest minute at which an open can be reached. */
  function getArrival(to: number, seen: number, need: number) {
    const after = getLatest(to, seen | (bits[to] ?? 0), need - (worths[to] ?? 0));
    const arrival = Math.min(ends[to] ?? 0, after) - STAY_MINUTES;
    return arrival < (starts[to] ?? 0) ? NEVER : arrival;
  }

  /** The most that a day may be worth: by halves, since less can be had where more can. */
  function getMost() {
    let least = 0;
    let most = problem.worth;
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (bits.some((_, first) => getArrival(first, 0, middle) > NEVER)) least = middle;
      else most = middle - 1;
    }
    return most;
  }

  return { getLatest, getMost };
}

/** The home of an open, the chosen ones, and those nearest to it, as a set. */
function findNear({ legs, bits, chosen }: Problem, from: number) {
  const distance = (to: number) => (legs[from]?.[to] ?? 0) + (legs[to]?.[from] ?? 0);
  const toRank = (to: number) => {
    if (bits[to] === bits[from]) return -1;
    return (bits[to] ?? 0) & chosen ? -1 : distance(to);
  };
  const nearest = bits.map((_, to) => to).sort((a, b) => toRank(a) - toRank(b));
  const homes = [...new Set(nearest.map((to) => bits[to] ?? 0))];
  const chosenHomes = homes.filter((bit) => bit & chosen).length;
  return homes.slice(0, NEAR_HOMES + Math.min(chosenHomes, CHOSEN_HOMES)).reduce((set, bit) => set | bit, 0);
}
