import { type Open, type PlanOptions, STAY_MINUTES } from "./open.ts";

/** A chosen home counts for more than all others together. */
const CHOSEN_WEIGHT = 100;
/** Room for the index of an open beside a set of them, in one number. */
const LAST_BITS = 32;

/** A Saturday takes a thousand steps. Where most homes are open for hours at once, the best order found in so many is taken. */
const MOST_STEPS = 20_000;

const LONGEST_LEG = 24 * 60;

type Known = { time: number; score: number };

/**
 * The order of at most 20 opens that visits most, exactly: every order is followed as long as it can get better than the
 * best one known. What matters of a way so far is where it has led, when, and what is still within reach.
 */
export function findMost<Each extends Open>(opens: readonly Each[], options: PlanOptions): Each[] {
  const problem = toProblem(opens, options);
  const known = new Map<number, Known>();
  const way: number[] = [];
  let best: { score: number; way: readonly number[] } = { score: 0, way: [] };

  let steps = 0;

  function follow(last: number, time: number, score: number, open: number) {
    steps += 1;
    if (score > best.score) best = { score, way: [...way] };
    const next = findNext(problem, last, time, open);
    if (steps > MOST_STEPS || score + getBound(problem, next, last < 0 ? -LONGEST_LEG : time) <= best.score)
      return;
    const within = next.reduce((set, { index }) => set | (1 << index), 0);
    const key = within * LAST_BITS + last + 1;
    const before = known.get(key);
    if (before && before.score >= score && before.time <= time) return;
    known.set(key, { time, score });
    for (const { index, leaves } of next) {
      way.push(index);
      const weight = problem.weights[index] ?? 0;
      follow(index, leaves, score + weight, within & ~(problem.groups[index] ?? 0));
      way.pop();
    }
  }

  follow(-1, 0, 0, 2 ** opens.length - 1);

  return best.way.flatMap((index) => opens[index] ?? []);
}

type Problem = ReturnType<typeof toProblem>;

function toProblem(opens: readonly Open[], { travel, chosen = new Set() }: PlanOptions) {
  const legs = opens.map((from) => opens.map((to) => travel(from.point, to.point)));
  return {
    legs,
    starts: opens.map(({ start }) => start),
    ends: opens.map(({ end }) => end),
    weights: opens.map(({ home }) => (chosen.has(home) ? CHOSEN_WEIGHT : 1)),
    /** The opens of the same home: visited with it. */
    groups: opens.map(({ home }) =>
      opens.reduce((set, other, index) => (other.home === home ? set | (1 << index) : set), 0),
    ),
    /** The shortest way to each. */
    shortest: opens.map((_, to) =>
      Math.min(LONGEST_LEG, ...legs.map((row) => row[to] ?? 0).toSpliced(to, 1)),
    ),
  };
}

type Step = { index: number; leaves: number };

/** What can be visited next, the one that can be left first at the beginning. What is out of reach now stays so. */
function findNext({ legs, starts, ends }: Problem, last: number, time: number, open: number): Step[] {
  const next: Step[] = [];
  for (let index = 0; index < starts.length; index++) {
    if (!(open & (1 << index))) continue;
    const leg = last < 0 ? 0 : (legs[last]?.[index] ?? 0);
    const leaves = Math.max(starts[index] ?? 0, time + leg) + STAY_MINUTES;
    if (leaves <= (ends[index] ?? 0)) next.push({ index, leaves });
  }
  return next.sort((a, b) => a.leaves - b.leaves);
}

/**
 * No way on can add more. With the shortest way to each and without waiting, the most that can be done by their ends is
 * known exactly (Moore and Hodgson); chosen homes count in full as long as they are within reach.
 */
function getBound({ shortest, ends, weights }: Problem, next: readonly Step[], from: number) {
  const [first] = next;
  if (!first) return 0;
  // The first is left no sooner; that it took its shortest way is not known.
  let time = Math.max(
    from,
    first.leaves - STAY_MINUTES - Math.max(...next.map(({ index }) => shortest[index] ?? 0)),
  );
  let extra = 0;
  const taken: number[] = [];
  for (const { index } of next.toSorted((a, b) => (ends[a.index] ?? 0) - (ends[b.index] ?? 0))) {
    extra += (weights[index] ?? 0) - 1;
    const minutes = (shortest[index] ?? 0) + STAY_MINUTES;
    taken.push(minutes);
    time += minutes;
    if (time <= (ends[index] ?? 0)) continue;
    const longest = taken.indexOf(Math.max(...taken));
    time -= taken.splice(longest, 1)[0] ?? 0;
  }
  return taken.length + extra;
}
