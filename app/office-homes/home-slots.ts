import type { RouterContextProvider } from "react-router";
import type { Part } from "#app/register/by-hand/overrides.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { HomeReader } from "./home-desk.ts";

export type HomesReader = { db: Database; now: number; context: Readonly<RouterContextProvider> };
type NotedHome = HomesReader & { key: string };

/** A module's sentence about a home, on its page, by the home's key; undefined if there is none. */
export type FindHomeNote = (home: NotedHome) => Promise<string | undefined>;

/** A module's links on a home's page, for people who may open them. */
export type FindHomeLinks = (reader: HomeReader, id: string) => Promise<{ label: string; href: string }[]>;

/** A module's hint in a section's form, after the section's own. */
export type SectionHint = { section: Part; words: string };

/** What a module shows about homes to people who decide about all of them. */
export type HomesNotes = {
  /** Shown on Today, before the homes that need somebody. */
  findToday: (reader: HomesReader) => Promise<readonly TodayLine[]>;
  /** Shown above the list of homes. */
  findQuestions: (reader: HomesReader) => Promise<HomesQuestions>;
  /** Sentences below the list. */
  findRemarks: (reader: HomesReader) => Promise<readonly string[]>;
};

/** A sentence; with `href` a link. */
export type TodayLine = { words: string; href?: string };

/** Questions under one title. The answers are sent to `action`. */
export type HomesQuestions = { title: string; action: string; questions: readonly HomesQuestion[] };

export type HomesQuestion = {
  id: string;
  /** The subject of the question, shown first in bold. */
  name: string;
  words: string;
  /** The homes that an answer would remove from the lists. */
  homes: readonly { id: string; address: string }[];
  advice: string;
  acts: readonly { intent: string; label: string; hidden: Readonly<Record<string, string>> }[];
};

/** A home's ids and its list, as homes of the two lists may have the same id. */
export type CountedHome = { ids: readonly string[]; list: "sale" | "rent" };

/** A visitor's comment, without their name, as released to the owner by an agent. */
export type Saying = { day: string; interest: "" | "none" | "some" | "warm"; price?: string; told: string };

/** A module's records of visits to a home. */
export type HomeVisits = {
  /** Groups that came, and their comments with the newest first, as noted after a time (ms). */
  count: (
    db: Database,
    home: CountedHome,
    period: { notedAfter: number },
  ) => Promise<{ groups: number; sayings: readonly Saying[] }>;
  /** What visitors thought the home is worth, with the time of the inspection. */
  findOpinions: (
    db: Database,
    home: CountedHome,
  ) => Promise<readonly { time: string; price: number | null }[]>;
};
