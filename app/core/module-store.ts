import type { Database } from "#app/store/database.server.ts";
import type { Migrations } from "#app/store/migrations.server.ts";

/** A module's tables and their upkeep. app/modules.store.server.ts lists the modules. */
export type ModuleStore<OwnTables = Record<string, unknown>> = {
  name: string;
  /**
   * Migrations by name, oldest first. Never change or rename a released one. Name a new one after its module, as
   * newsletter/002-wishes, and touch only the module's own tables.
   */
  migrations: Migrations;
  tables: KeptTables<OwnTables>;
  /** SQL condition for waiting mails that a restore drops, because their news would be out of date. */
  isOldNews?: (now: number) => string;
  erase?: (db: Database, person: Person, dataDir: string) => Promise<Erased>;
  /** Figures that `npm run enquiries -- stats` prints. */
  count?: (db: Database) => Promise<Figures>;
  /** Erases records whose retention period has ended. */
  purge?: (db: Database, options: PurgeOptions) => Promise<Erased>;
};

/** One entry for each table, by the table's name. */
export type KeptTables<Tables> = { readonly [Name in keyof Tables]: KeptTable };

/**
 * `rows` names what people sent or wrote into the table, for the list of a backup's contents. Either erasing a person
 * removes their rows, or `staysBecause` says why it does not.
 */
type KeptTable = { rows?: string; isEmptiedByRestore?: true } & (
  | { isErased: true; staysBecause?: undefined }
  | { isErased?: undefined; staysBecause: string }
);

/** A person, known by an e-mail address in lower case or by the digits of a phone number. */
export type Person = { email: string } | { phone: string };

export type PurgeOptions = {
  dataDir: string;
  now: number;
  /** Enquiries received before this time (ms) are erased; 0 erases none for their age. */
  before: number;
  /** Counts without erasing. */
  isDryRun?: boolean;
  /** Checked after each record, so that a shutdown need not wait for all of them. */
  isStopping?: () => boolean;
};

/** Counts under a title, with notes for the operator. */
type Figures = {
  title: string;
  counts: readonly { name: string; count: number }[];
  notes?: readonly string[];
};

/** How many records were erased; `words` names them for the person who asked. */
export type Erased = { count: number; words?: string };
