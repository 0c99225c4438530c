import type { RouterContextProvider } from "react-router";
import type { Part } from "#app/register/by-hand/overrides.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { HomeReader } from "./home-desk.ts";

export type HomesReader = { db: Database; now: number; context: Readonly<RouterContextProvider> };
type NotedHome = HomesReader & { key: string };

/** What a module says of a home, by its key, on its page; undefined where there is nothing. */
export type FindHomeNote = (home: NotedHome) => Promise<string | undefined>;

/** The pages that a module has of a home, for who may open them, on the home's page. */
export type FindHomeLinks = (reader: HomeReader, id: string) => Promise<{ label: string; href: string }[]>;

/** What a module says where a section of a home is changed, behind the section’s own hint. */
export type SectionHint = { section: Part; words: string };

/** What a module has to say of homes, to whoever decides about them in the office. */
export type HomesNotes = {
  /** On Today, before the homes that need somebody. */
  findToday: (reader: HomesReader) => Promise<readonly TodayLine[]>;
  /** Above the list of homes. */
  findQuestions: (reader: HomesReader) => Promise<HomesQuestions>;
  /** Below the list, in sentences. */
  findRemarks: (reader: HomesReader) => Promise<readonly string[]>;
};

/** A sentence, or a link to what it is about. */
export type TodayLine = { words: string; href?: string };

/** What waits for an answer, under one title; the page at `action` takes the answers. */
export type HomesQuestions = { title: string; action: string; questions: readonly HomesQuestion[] };

export type HomesQuestion = {
  id: string;
  /** What is asked about stands first, in bold. */
  name: string;
  words: string;
  /** The homes that an answer would take off the lists. */
  homes: readonly { id: string; address: string }[];
  advice: string;
  acts: readonly { intent: string; label: string; hidden: Readonly<Record<string, string>> }[];
};

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
