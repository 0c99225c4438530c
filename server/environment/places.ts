import { resolve } from "node:path";
import * as v from "valibot";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { folder, matching, read, readSecret, type Variables, wholeNumber } from "#app/core/variables.ts";

const postgresUrl = v.message(matching(/^postgres(?:ql)?:\/\/\S+$/), "postgres://user:password@host/name");
const copies = v.message(wholeNumber(/^[1-9]\d{0,3}$/), "a whole number of backups, at least 1");
const command = v.message(matching(/./), "a command of the shell");

export type Places = {
  dataDir: string;
  /** The store is in SQLite below dataDir without one. */
  databaseUrl?: string;
  agencyDir: string;
  backup: {
    directory?: string;
    /** How many. */
    keep: number;
    /** Copies each away. */
    copyCommand?: string;
  };
};

/**
 * Where the store and the agency's folder are, and where backups of them go. Reads nothing of the agency's folder: a
 * restore has to work without it.
 */
export function parsePlaces(source: Variables): Places {
  return {
    dataDir: read(source, "DATA_DIR", folder, "data"),
    databaseUrl: readSecret(source, "DATABASE_URL", postgresUrl),
    agencyDir: resolve(toAgencyPath(".")),
    backup: {
      directory: source.BACKUP_DIR ? read(source, "BACKUP_DIR", folder, "") : undefined,
      keep: read(source, "BACKUP_KEEP", copies, "14"),
      copyCommand: readSecret(source, "BACKUP_COPY", command),
    },
  };
}
