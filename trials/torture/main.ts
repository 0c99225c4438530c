import { readOptions } from "../../scripts/read-options.ts";
import { runTrials } from "../site/findings.ts";
import { tortureByFullDisk, tortureByReadOnlyFiles, tortureByReadOnlyFolder } from "./bad-disks.ts";
import { feedTrials } from "./feed.ts";
import { newsletterTrials } from "./newsletter.ts";
import { tortureByKills, tortureByStops } from "./one-process.ts";
import { tortureByLosingOne, tortureByRestarts } from "./two-processes.ts";

const usage = `npm run torture [-- enquiries | newsletter | feed]    is one ever lost, doubled or thanked for in vain?

Kills, stops, full and read-only disks, two processes on one PostgreSQL; some twenty minutes. As root it mounts and
unmounts folders under the temporary directory.`;
const { positionals } = readOptions(usage, { allowPositionals: true });

const subjects = {
  enquiries: [
    tortureByStops,
    tortureByFullDisk,
    tortureByReadOnlyFiles,
    tortureByReadOnlyFolder,
    tortureByKills,
    tortureByLosingOne,
    tortureByRestarts,
  ],
  newsletter: newsletterTrials,
  feed: feedTrials,
};
for (const [name, trials] of Object.entries(subjects)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  await runTrials(trials);
}
