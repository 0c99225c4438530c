import type { Database } from "#app/store/database.server.ts";
import type { Migrations } from "#app/store/migrations.server.ts";

/** What a module keeps in the store. app/modules.store.server.ts lists them. */
export type ModuleStore<OwnTables = Record<string, unknown>> = {
  name: string;
  /**
   * By name, oldest first. A released one is never changed or renamed; a new one is named after its module, as
   * newsletter/002-wishes. It touches its own tables only.
   */
  migrations: Migrations;
  tables: KeptTables<OwnTables>;
  /** Of waiting mails, as a condition in SQL, those that a restore drops: what they say is no news by then. */
  isOldNews?: (now: number) => string;
  erase?: (db: Database, person: Person, dataDir: string) => Promise<Erased>;
  /** What `npm run enquiries -- stats` prints. */
  count?: (db: Database) => Promise<Figures>;
  /** Erases what has reached the end of its period. */
  purge?: (db: Database, options: PurgeOptions) => Promise<Erased>;
};

/** By name, one for each table. */
export type KeptTables<Tables> = { readonly [Name in keyof Tables]: KeptTable };

/**
 * What its rows are, where people sent or wrote them, for the list of what a backup holds; whether a restore empties it; and
 * whether erasing a person takes theirs out of it.
 */
type KeptTable = { rows?: string; isEmptiedByRestore?: true } & (
  | { isErased: true; staysBecause?: undefined }
  | { isErased?: undefined; staysBecause: string }
);

/** By e-mail address in lower case, or by the digits of a telephone. */
export type Person = { email: string } | { phone: string };

export type PurgeOptions = {
  dataDir: string;
  now: number;
  /** Enquiries received before it (ms) are erased; 0: none for their age. */
  before: number;
  /** Only counts. */
  isDryRun?: boolean;
  /** Asked between one and the next. */
  isStopping?: () => boolean;
};

/** Under a title, how many there are of what, and what an operator has to know besides. */
type Figures = {
  title: string;
  counts: readonly { name: string; count: number }[];
  notes?: readonly string[];
};

/** How many there were, and in words where whoever erased is told of them. */
export type Erased = { count: number; words?: string };
