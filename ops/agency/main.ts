import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { checkFolder } from "./check-folder.ts";

const usage = `npm run agency -- COMMAND    the folder that holds what is an agency's
  check [FOLDER]    names every mistake in it, by file, line and field

FOLDER is what AGENCY_DIR names, or else the sample. Ends with 1 when something is to be mended.
Example: npm run agency -- check ../our-agency`;

const { positionals } = readOptions(usage, { allowPositionals: true, options: {} });
const [command, folder = toAgencyPath("")] = positionals;
if (command === "check") check(folder);
else {
  console.error(usage);
  process.exitCode = 1;
}

function check(folder: string) {
  const faults = checkFolder(folder);
  for (const { file, line, field, message } of faults)
    console.log(`${[file, line].filter(Boolean).join(":")}${field ? ` ${field}` : ""}: ${message}`);
  const count = faults.length === 1 ? "1 mistake" : `${faults.length} mistakes`;
  console.log(faults.length === 0 ? `${folder} is as it should be.` : `${folder} has ${count}.`);
  if (faults.length > 0) process.exitCode = 1;
}
