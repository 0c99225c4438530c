import { parseEnvironment } from "#server/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { checkFolder } from "./check-folder.ts";

const usage = `npm run listings -- check [FOLDER]    what the site would not show of the data files, and why

Reads coastal-listings.json, coastal-rentals.json and, where there is one, estimates.json of FOLDER, or of LISTINGS_DIR.
Prints a line for each finding: whether it stops the listing, its id, the rule, the field, the words, what to write.
Ends with 1 when something is stopped. docs/listings-files.md explains fields and rules.
Example: npm run listings -- check /srv/listings`;

const { positionals } = readOptions(usage, { allowPositionals: true });
process.exitCode = await run(positionals);

async function run([command, folder, ...rest]: readonly string[]) {
  if (command !== "check" || rest.length > 0) {
    console.error(command === "check" ? `check takes one FOLDER.\n\n${usage}` : usage);
    return 1;
  }
  const lines = await checkFolder(folder ?? parseEnvironment(process.env).listingsDir, Date.now());
  for (const { level, text } of lines) console.log(`${level} ${text}`);
  const stopped = lines.filter(({ level }) => level === "stop").length;
  console.log(`${lines.length} findings, ${stopped} of them stop something`);
  return stopped > 0 ? 1 : 0;
}
