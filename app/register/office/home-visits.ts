import type { Database } from "#app/store/database.server.ts";

/** The ids of a home, and its list: homes of the two may have the same id. */
export type CountedHome = { ids: readonly string[]; list: "sale" | "rent" };

/** What somebody said who came, as far as an agent has released it to the owner: without a name. */
export type Saying = { day: string; interest: "" | "none" | "some" | "warm"; price?: string; told: string };

/** What a module knows of who came through a home. */
export type HomeVisits = {
  /** How many groups came, and what they said, the latest first; only what was noted after a time (ms). */
  count: (
    db: Database,
    home: CountedHome,
    period: { notedAfter: number },
  ) => Promise<{ groups: number; sayings: readonly Saying[] }>;
  /** What they thought it worth, and when they were there. */
  findOpinions: (
    db: Database,
    home: CountedHome,
  ) => Promise<readonly { time: string; price: number | null }[]>;
};
