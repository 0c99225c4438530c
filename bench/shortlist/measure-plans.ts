import { estimateTravel, MOST_PLANNED, planVisits } from "#app/deciding/saturday/plan.ts";
import { createRandom, type Random } from "../../trials/fuzz/random.ts";

import { toQuantile } from "../../trials/site/repeat.ts";
import { formatMs, printTable } from "../tables.ts";

const PLANS = 200;
const QUARTER = 15;
const FIRST_START = 9 * 60;
/** Starts from 9:00 to 12:45. */
const STARTS = 16;
const SOUTH = { lat: -33.8, lng: 151.27 };

/** Minutes that a home is open, at least and at most, and how many homes were chosen before others. */
const days = [
  { label: "open for half an hour to an hour", least: 30, most: 60, chosen: 0 },
  { label: "for half an hour to two hours", least: 30, most: 120, chosen: 0 },
  { label: "the same, three of them chosen", least: 30, most: 120, chosen: 3 },
  { label: "for two to four hours", least: 120, most: 240, chosen: 0 },
];

/** Plans of twenty open homes between Manly and Palm Beach. */
export function measurePlans() {
  const columns = [`Plan of ${MOST_PLANNED} homes`, "median", "99 of 100 within", "known to be the best"];
  printTable(columns, days.map(measureDay));
}

function measureDay({ label, least, most, chosen }: (typeof days)[number]) {
  const random = createRandom(1);
  const first = new Set(Array.from({ length: chosen }, (_, index) => `home ${index}`));
  const times: number[] = [];
  let best = 0;
  for (let count = 0; count < PLANS; count += 1) {
    const opens = makeOpens(random, { least, most });
    const start = performance.now();
    const { kind } = planVisits(opens, { travel: estimateTravel, chosen: first });
    times.push(performance.now() - start);
    if (kind === "best") best += 1;
  }
  const within = [0.5, 0.99].map((share) => formatMs(toQuantile(times, share), 1));
  return [label, ...within, `${best} of ${PLANS}`];
}

type Length = { least: number; most: number };

function makeOpens(random: Random, { least, most }: Length) {
  return Array.from({ length: MOST_PLANNED }, (_, index) => {
    const start = FIRST_START + random.below(STARTS) * QUARTER;
    return {
      home: `home ${index}`,
      start,
      end: start + least + random.below((most - least) / QUARTER + 1) * QUARTER,
      point: { lat: SOUTH.lat + random.below(200) / 1_000, lng: SOUTH.lng + random.below(60) / 1_000 },
    };
  });
}
