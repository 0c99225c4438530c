import { resolve } from "node:path";
import * as v from "valibot";
import { toAgencyPath } from "#app/agency/folder/disk.ts";

export type Source = Record<string, string | undefined>;

export const matching = (pattern: RegExp) => v.pipe(v.string(), v.trim(), v.regex(pattern));
export const wholeNumber = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern), v.transform(Number));

export const folder = v.message(
  v.pipe(
    matching(/./),
    v.transform((path) => resolve(path)),
  ),
  "the path of a folder",
);

/** A variable that may hold a password: without a default, and its value is not repeated in the error. */
export function readSecret<Schema extends v.GenericSchema<string, string>>(
  source: Source,
  name: string,
  schema: Schema,
): string | undefined {
  const text = source[name];
  if (!text) return undefined;
  const { success, output, issues } = v.safeParse(schema, text);
  if (!success) throw new Error(`${name} cannot be read; accepted is ${issues[0].message}.`);
  return output;
}

export function read<Schema extends v.GenericSchema<string, unknown>>(
  source: Source,
  name: string,
  schema: Schema,
  fallback: string,
) {
  const text = source[name] || fallback;
  const { success, output, issues } = v.safeParse(schema, text);
  if (!success) throw new Error(`${name} is ${JSON.stringify(text)}; accepted is ${issues[0].message}.`);
  return output;
}

const postgresUrl = v.message(matching(/^postgres(?:ql)?:\/\/\S+$/), "postgres://user:password@host/name");
const copies = v.message(wholeNumber(/^[1-9]\d{0,3}$/), "a whole number of backups, at least 1");
const command = v.message(matching(/./), "a command of the shell");

export type Places = ReturnType<typeof parsePlaces>;

/**
 * Where the store and the agency's folder are, and where backups of them go. Reads nothing of the agency's folder: a
 * restore has to work without it.
 */
export function parsePlaces(source: Source) {
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
