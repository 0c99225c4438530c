import { toAgencyTime } from "#app/agency/agency-time.ts";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { checkFolder } from "./check-folder.ts";
import { readAnswers } from "./new/answers.ts";
import { writeFolder } from "./new/write-folder.ts";

const usage = `npm run agency -- COMMAND    the folder that holds what is an agency's
  check [FOLDER]    names every mistake in it, by file, line and field
  new FOLDER        writes one that starts: your words come next, with homes, people and pictures of your own
      --name --state --address --email --phone --colours    what is not given is asked

FOLDER is what AGENCY_DIR names, or else the sample. Ends with 1 when something is to be mended.
Example: npm run agency -- check ../our-agency`;

const option = { type: "string" } as const;
const { positionals, values } = readOptions(usage, {
  allowPositionals: true,
  options: { name: option, state: option, address: option, email: option, phone: option, colours: option },
});
const [command, folder] = positionals;
if (command === "check") check(folder ?? toAgencyPath(""));
else if (command === "new" && folder) await create(folder);
else {
  console.error(usage);
  process.exitCode = 1;
}

async function create(folder: string) {
  try {
    await writeFolder(folder, await readAnswers(values), toAgencyTime(Date.now()).slice(0, 10));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return;
  }
  check(folder);
  console.log(`Start it: AGENCY_DIR=${folder} npm start`);
}

function check(folder: string) {
  const faults = checkFolder(folder);
  for (const { file, line, field, message } of faults)
    console.log(`${[file, line].filter(Boolean).join(":")}${field ? ` ${field}` : ""}: ${message}`);
  const count = faults.length === 1 ? "1 mistake" : `${faults.length} mistakes`;
  console.log(faults.length === 0 ? `${folder} is as it should be.` : `${folder} has ${count}.`);
  if (faults.length > 0) process.exitCode = 1;
}
