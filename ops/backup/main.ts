import { type Places, parsePlaces } from "#server/environment/places.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { runProgram, runToEnd, toReason } from "../command.ts";
import { verifyBackup } from "./archive.ts";
import { deleteOldBackups, makeBackup } from "./make-backup.ts";

const usage = `npm run backup                     puts store, uploads and agency folder into one file of BACKUP_DIR
npm run backup -- --verify FILE    is this backup whole, and what is in it?

It works while the site runs, on SQLite and PostgreSQL. Then it runs the command of BACKUP_COPY, which copies $FILE to
another machine, and deletes all but the newest BACKUP_KEEP. Reads DATA_DIR, DATABASE_URL and AGENCY_DIR, as the server
does.
Example: BACKUP_DIR=/var/backups/site BACKUP_COPY='scp "$FILE" backup@elsewhere:' npm run backup`;

await runToEnd(run);

function run() {
  const { values } = readOptions(usage, { options: { verify: { type: "string" } } });
  if (values.verify) {
    console.log(verifyBackup(values.verify).report);
    return 0;
  }
  const places = parsePlaces(process.env);
  const { directory, keep, copyCommand } = places.backup;
  if (!directory) throw new Error(`BACKUP_DIR is not set: name the folder for backups.\n\n${usage}`);
  const file = make(places, directory);
  if (copyCommand) copyAway(copyCommand, file);
  const deleted = deleteOldBackups(directory, keep);
  if (deleted > 0) console.log(`Deleted ${deleted} older than the newest ${keep}.`);
  return 0;
}

function make(places: Places, directory: string) {
  try {
    const { file, report } = makeBackup(places, directory);
    console.log(report);
    return file;
  } catch (error) {
    throw new Error(
      `No backup was made: ${toReason(error)}\nThe older ones in ${directory} are as they were.`,
    );
  }
}

function copyAway(command: string, file: string) {
  try {
    runProgram("sh", ["-c", command], { env: { FILE: file } });
    console.log(`Copied by: ${command}`);
  } catch (error) {
    throw new Error(
      `${file} is made and whole, but it is on this machine only: the command of BACKUP_COPY failed (${toReason(error)}).\nFix it, then run npm run backup again. Until then no older backup is deleted.`,
    );
  }
}
