import type { Open, PlanOptions } from "./open.ts";

export type Problem = ReturnType<typeof toProblem>;

/** Opens as numbers, by their index: what the search looks at a million times. */
export function toProblem(opens: readonly Open[], { travel, chosen = new Set() }: PlanOptions) {
  const homes = [...new Set(opens.map(({ home }) => home))];
  const others = homes.filter((home) => !chosen.has(home)).length;
  /** A chosen home is worth more than all others together. */
  const toWorth = (home: string) => (chosen.has(home) ? others + 1 : 1);
  return {
    legs: opens.map((from) => opens.map((to) => travel(from.point, to.point))),
    starts: opens.map(({ start }) => start),
    ends: opens.map(({ end }) => end),
    worths: opens.map(({ home }) => toWorth(home)),
    /** One bit for each home: the opens of a home are visited with it. */
    bits: opens.map(({ home }) => 1 << homes.indexOf(home)),
    all: 2 ** homes.length - 1,
    chosen: homes.reduce((set, home, index) => (chosen.has(home) ? set | (1 << index) : set), 0),
    worth: homes.reduce((sum, home) => sum + toWorth(home), 0),
  };
}
