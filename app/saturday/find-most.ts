import { createBound } from "./latest-leave.ts";
import { type Open, type PlanOptions, STAY_MINUTES } from "./open.ts";
import { type Problem, toProblem } from "./problem.ts";

/**
 * A Saturday takes a thousand. Twenty homes that are all open for hours at once may take millions; from here on each
 * number of homes is given a few, and the most that were found in those are taken.
 */
const MOST_STEPS = 40_000;
const FEW_STEPS = 1_000;

/** Room for the index of an open beside a set of homes, in one number. */
const INDEX_BITS = 5;

export type MostFound<Each extends Open> = {
  order: Each[];
  /** Whether it is known that no order visits more. */
  isBest: boolean;
};

/**
 * The order of at most 20 opens that visits most. The bound says what can be hoped for; each number of homes from there
 * down is looked for, until it is found.
 */
export function findMost<Each extends Open>(opens: readonly Each[], options: PlanOptions): MostFound<Each> {
  const problem = toProblem(opens, options);
  const bound = createBound(problem);
  let steps = 0;
  let isBest = true;
  let most: { score: number; way: readonly number[] } = { score: 0, way: [] };
  for (let goal = bound.getMost(); goal > most.score; goal--) {
    const search = createSearch(problem, bound, goal, Math.max(MOST_STEPS - steps, FEW_STEPS));
    const found = search();
    steps += found.steps;
    if (found.score > most.score) most = found;
    if (found.isCutOff) isBest = false;
  }
  return { order: most.way.flatMap((index) => opens[index] ?? []), isBest };
}

/** Looks for a way that is worth the goal. It follows all that may be, and remembers from where it cannot. */
function createSearch(problem: Problem, { getLatest }: Bound, goal: number, mostSteps: number) {
  const failed = Array.from({ length: goal + 1 }, () => new Map<number, number>());
  const way: number[] = [];
  const found: { score: number; way: readonly number[]; steps: number; isCutOff: boolean } = {
    score: 0,
    way: [],
    steps: 0,
    isCutOff: false,
  };

  /** Whether what is still needed can be visited after `last`, left at `time`. */
  function follow(last: number, time: number, seen: number, need: number): boolean {
    found.steps += 1;
    if (goal - need > found.score) Object.assign(found, { score: goal - need, way: [...way] });
    if (need <= 0) return true;
    if (found.steps > mostSteps) found.isCutOff = true;
    if (found.isCutOff) return false;
    const { next, leaves, gone, worth } = findNext(problem, last, time, seen);
    if (worth < need || (last >= 0 && getLatest(last, gone, need) < time)) return false;
    const known = failed[need];
    const key = (gone << INDEX_BITS) | (last + 1);
    if ((known?.get(key) ?? Number.POSITIVE_INFINITY) <= time) return false;
    for (const [place, index] of next.entries()) {
      way.push(index);
      const bit = problem.bits[index] ?? 0;
      if (follow(index, leaves[place] ?? 0, gone | bit, need - (problem.worths[index] ?? 0))) return true;
      way.pop();
    }
    known?.set(key, time);
    return false;
  }

  return () => {
    follow(-1, 0, 0, goal);
    return found;
  };
}

type Bound = ReturnType<typeof createBound>;

/** What can be visited next, the one that can be left first at the beginning. What is out of reach now stays so. */
function findNext(
  { legs, starts, ends, bits, worths, all }: Problem,
  last: number,
  time: number,
  seen: number,
) {
  const next: number[] = [];
  const leaves: number[] = [];
  const row = legs[last];
  let reach = 0;
  let worth = 0;
  for (let index = 0; index < starts.length; index++) {
    const bit = bits[index] ?? 0;
    if (seen & bit) continue;
    const leave = Math.max(starts[index] ?? 0, row ? time + (row[index] ?? 0) : 0) + STAY_MINUTES;
    if (leave > (ends[index] ?? 0)) continue;
    if (!(reach & bit)) worth += worths[index] ?? 0;
    reach |= bit;
    let place = next.length;
    while (place > 0 && (leaves[place - 1] ?? 0) > leave) place -= 1;
    next.splice(place, 0, index);
    leaves.splice(place, 0, leave);
  }
  return { next, leaves, worth, gone: all & ~reach };
}
