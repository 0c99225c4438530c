import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import type { SiteTexts } from "./site-texts.ts";

/** The texts as of now. */
export type Texts = {
  get: () => SiteTexts;
  /** Shows at once what was just published. */
  refresh: () => Promise<void>;
  /** From now on calls `listener` when something that pages show has changed. */
  watch: (listener: () => void) => void;
  close: () => Promise<void>;
};

export type TextsOptions = {
  db: Database;
  log: { error(fields: object, message: string): void };
  noteOutage: NoteOutage;
  /** A file for the texts as they were last, which are shown when this process starts without the store. */
  copy?: string;
  /** Tells which pictures there are, for a process that shows pages. */
  hasPicture?: (name: string) => boolean;
};

/** What a module publishes over the texts of the agency’s folder. app/modules.texts.server.ts lists it. */
export type PublishedTexts = {
  open: (options: TextsOptions) => Promise<Texts>;
  /** For commands: the texts as a copy has them. */
  readCopy: (path: string) => Promise<SiteTexts>;
};
