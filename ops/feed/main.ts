import { readOptions } from "../../scripts/read-options.ts";
import { checkFile } from "./check.ts";

const usage = `npm run feed -- check FILE    reads a file of the agency's software and says what is in it; nothing is written

Reads REAXML. Ends with 0 when all is well, 1 when something is worth a look, 2 when the file or a listing cannot be used.
Example: npm run feed -- check export.xml`;

const { positionals } = readOptions(usage, { allowPositionals: true });
const [command, file] = positionals;
if (command !== "check" || !file || positionals.length > 2) {
  console.error(`${usage}\n\nSay which file to check.`);
  process.exitCode = 2;
} else {
  const { lines, exitCode } = await checkFile(file);
  console.log(lines.join("\n"));
  process.exitCode = exitCode;
}
