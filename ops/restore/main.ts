import { parsePlaces } from "#server/environment/places.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { runToEnd, UsageError } from "../command.ts";
import { restoreBackup } from "./restore-backup.ts";

const usage = `npm run restore -- --from FILE [--overwrite]   brings store, uploads and agency folder back; stop the site first
  --overwrite   even where something is newer than the backup; it is kept beside

Reads DATA_DIR, DATABASE_URL and AGENCY_DIR, as the server does. As root, it gives what it restores to the site's user.
Example: npm run restore -- --from /var/backups/site/backup-20261123T020000Z.tar.gz`;

await runToEnd(() => {
  const { values } = readOptions(usage, {
    options: { from: { type: "string" }, overwrite: { type: "boolean", default: false } },
  });
  if (!values.from) throw new UsageError(usage);
  console.log(restoreBackup(parsePlaces(process.env), values.from, { mayOverwrite: values.overwrite }));
  return 0;
});
