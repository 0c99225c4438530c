import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import type { SiteTexts } from "./site-texts.ts";

export type Texts = {
  get: () => SiteTexts;
  /** Loads new publications at once. */
  refresh: () => Promise<void>;
  /** Calls `listener` whenever something that pages show has changed. */
  watch: (listener: () => void) => void;
  close: () => Promise<void>;
};

export type TextsOptions = {
  db: Database;
  log: { error(fields: object, message: string): void };
  noteOutage: NoteOutage;
  /** A file with the last texts, shown when this process starts while the store is unavailable. */
  copy?: string;
  /** Whether a picture exists, for a process that serves pages. */
  hasPicture?: (name: string) => boolean;
};

/** A module's publications over the texts of the agency's folder. app/slots/published-texts.server.ts lists it. */
export type PublishedTexts = {
  open: (options: TextsOptions) => Promise<Texts>;
  readCopy: (path: string) => Promise<SiteTexts>;
};
