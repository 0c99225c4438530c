import type { Database } from "#app/store/database.server.ts";

/** Work that the office's people take. */
export type PeopleWork = {
  /** Before the first person may sign in. */
  begin: (db: Database, now: number) => Promise<void>;
  /** Passes what a person has taken and not finished to another, or to nobody. By id, within a transaction. */
  handOn: (db: Database, people: { from: string; to?: string }) => Promise<void>;
  /** Passes what is addressed to one agent to another. By e-mail address, within a transaction. */
  readdress: (db: Database, agents: { from: string; to: string }) => Promise<void>;
};
