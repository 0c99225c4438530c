import type { RouterContextProvider } from "react-router";
import type { Database } from "#app/store/database.server.ts";

/** What a module has to say of homes, to whoever decides about them in the office. */
export type HomesNotes = {
  /** On Today, before the homes that need somebody. */
  findToday: (reader: HomesReader) => Promise<readonly TodayLine[]>;
  /** Above the list of homes. */
  findQuestions: (reader: HomesReader) => Promise<HomesQuestions>;
  /** Below the list, in sentences. */
  findRemarks: (reader: HomesReader) => Promise<readonly string[]>;
};

export type HomesReader = { db: Database; now: number; context: Readonly<RouterContextProvider> };

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
