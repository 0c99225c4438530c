import type { NamedPictures } from "../homes/named-pictures.ts";
import type { RecordSource } from "../listings/catalogue/supplied-listings.server.ts";
import { openOwnPictures } from "../pictures/own-pictures.server.ts";
import type { Database } from "../store/database.server.ts";
import type { NoteOutage } from "../store/outages/outage-log.server.ts";

export type OwnPictures = NamedPictures & { replaceIn: (source: RecordSource) => RecordSource };

type OwnPicturesOptions = {
  dataDir: string;
  log: { warn: (fields: object, message: string) => void };
  noteOutage: NoteOutage;
};

/** Copies pictures from other hosts and shows the copies on homes. */
const ownPictures: readonly ((db: Database, options: OwnPicturesOptions) => OwnPictures)[] = [
  // One line for each module.
  openOwnPictures,
];

/** Without such a module, pictures stay at their addresses. */
const left: OwnPictures = { find: () => undefined, take: async () => {}, replaceIn: (source) => source };

export function openPictures(db: Database, options: OwnPicturesOptions): OwnPictures {
  return ownPictures[0]?.(db, options) ?? left;
}
