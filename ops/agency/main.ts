import { readFile } from "node:fs/promises";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { regions } from "#app/region/regions.ts";
import { createWallClock } from "#app/region/time.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { runToEnd, UsageError } from "../command.ts";
import { checkFolder, findUnknownLaw } from "./check-folder.ts";
import { imports, type LoadImport } from "./import/imports.ts";
import { readAnswers } from "./new/answers.ts";
import { writeFolder } from "./new/write-folder.ts";
import { iconFiles, writeIcons } from "./write-icons.ts";

const usage = `npm run agency -- COMMAND    the folder that holds what is an agency's
  check [FOLDER]    names every mistake in it, by file, line and field
  new FOLDER        writes one that starts: your words come next, with homes, people and pictures of your own
      --name --state --address --email --phone --colours    what is not given is asked
  logo FILE.svg     writes its icons for browsers and phones
  import subscribers FILE.csv [--write]    who agreed to the old site's newsletter, with the day and the words of it
  import sold FILE.csv [--write]           sales of the old site, into sold.json
      without --write they say what they would do, line by line; the columns: docs/operate.md

An import of subscribers reads DATA_DIR and DATABASE_URL, as the server does; it may run at the same time.
FOLDER, and the agency of logo and import, is what AGENCY_DIR names, or else the sample. Ends with 1 when something has to be corrected.
Example: npm run agency -- check ../our-agency`;

const option = { type: "string" } as const;
const { positionals, values } = readOptions(usage, {
  allowPositionals: true,
  options: {
    name: option,
    state: option,
    address: option,
    email: option,
    phone: option,
    colours: option,
    write: { type: "boolean" },
  },
});
const [command, folder, file] = positionals;
const isWriting = values.write ?? false;
await runToEnd(() => {
  if (command === "check") return check(folder ?? toAgencyPath(""));
  if (command === "new" && folder) return create(folder);
  if (command === "logo" && folder) return writeLogo(folder);
  const load = command === "import" && folder ? imports.get(folder) : undefined;
  if (load && file) return readImport(load, file);
  throw new UsageError(usage);
});

async function create(folder: string) {
  const answers = await readAnswers(values);
  const toLocalTime = createWallClock(regions[answers.state].zone);
  await writeFolder(folder, answers, toLocalTime(Date.now()).slice(0, 10));
  const status = check(folder);
  console.log(`Start it: AGENCY_DIR=${folder} npm start`);
  return status;
}

async function writeLogo(file: string) {
  await writeIcons(toAgencyPath(""), await readFile(file));
  console.log(`${iconFiles.join(", ")} in ${toAgencyPath("public")} are ${file} now. Restart the site.`);
  return 0;
}

async function readImport(load: LoadImport, file: string) {
  const { importFile } = await import("./import/import-file.ts");
  const read = await load();
  return importFile(file, isWriting, (bytes) => read(bytes, isWriting));
}

function check(folder: string) {
  const faults = checkFolder(folder);
  const unknown = findUnknownLaw(folder);
  for (const { file, line, field, message } of faults)
    console.log(`${[file, line].filter(Boolean).join(":")}${field ? ` ${field}` : ""}: ${message}`);
  const count = faults.length === 1 ? "1 mistake" : `${faults.length} mistakes`;
  if (unknown) console.log(unknown);
  console.log(faults.length === 0 ? `${folder} is as it should be.` : `${folder} has ${count}.`);
  return faults.length > 0 ? 1 : 0;
}
