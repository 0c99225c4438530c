import { resolve } from "node:path";
import * as v from "valibot";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { folder, matching, read, readSecret, type Variables, wholeNumber } from "#app/core/variables.ts";

const postgresUrl = v.message(matching(/^postgres(?:ql)?:\/\/\S+$/), "postgres://user:password@host/name");
const copies = v.message(wholeNumber(/^[1-9]\d{0,3}$/), "a whole number of backups, at least 1");
const command = v.message(matching(/./), "a command of the shell");

export type Places = {
  dataDir: string;
  /** Without it the store is a SQLite file in dataDir. */
  databaseUrl?: string;
  agencyDir: string;
  backup: {
    directory?: string;
    keep: number;
    /** Command that copies each backup to another machine. */
    copyCommand?: string;
  };
};

/** Where the store, the agency's folder and the backups are. Never reads the folder: a restore works without it. */
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
