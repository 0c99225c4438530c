import type { NamedPictures } from "./homes/named-pictures.ts";
import type { RecordSource } from "./listings/catalogue/supplied-listings.server.ts";
import { openOwnPictures } from "./pictures/own-pictures.server.ts";
import type { Database } from "./store/database.server.ts";
import type { NoteOutage } from "./store/outages/outage-log.server.ts";

type OwnPictures = NamedPictures & { replaceIn: (source: RecordSource) => RecordSource };

type OwnPicturesOptions = {
  dataDir: string;
  log: { warn: (fields: object, message: string) => void };
  noteOutage: NoteOutage;
};

/** What copies pictures that lie elsewhere, and has homes show the copies. */
const ownPictures: readonly ((db: Database, options: OwnPicturesOptions) => OwnPictures)[] = [
  // A line each.
  openOwnPictures,
];

/** Where no module copies them, they stay at their addresses. */
const left: OwnPictures = { find: () => undefined, take: async () => {}, replaceIn: (source) => source };

export function openPictures(db: Database, options: OwnPicturesOptions) {
  return ownPictures[0]?.(db, options) ?? left;
}
