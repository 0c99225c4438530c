import { auditModel, findModels } from "#app/agency/builder/service/audit.server.ts";
import { parseEnvironment } from "#server/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { formatReport } from "./report.ts";

const usage = `npm run builder:check -- [MODEL …]    which blocks of the page builder's pages the site cannot show

Without a name it checks every model of the service, or page and symbol where the service does not list them.
Reads BUILDER_PUBLIC_KEY and the other BUILDER_ variables, as the server does. Ends with 1 when something cannot be shown.
Example: npm run builder:check -- page`;

/** What the site reads of the service when nobody says what else there is. */
const usualModels = ["page", "symbol"];

const { positionals: named } = readOptions(usage, { allowPositionals: true });
const { builder } = parseEnvironment(process.env);
if (!builder) {
  console.error(
    "BUILDER_PUBLIC_KEY is not set: the page builder is switched off, so there is nothing to check.",
  );
  process.exit(1);
}

const seen = await findModels(builder);
const names = named.length > 0 ? named : (seen ?? usualModels);
if (!seen && named.length === 0)
  console.log("The service does not tell which models there are; these are the two that the site reads.\n");

let isGood = true;
for (const name of names) {
  try {
    const report = formatReport(await auditModel(builder, name));
    console.log(report.text);
    isGood &&= report.isGood;
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    isGood = false;
  }
}
process.exitCode = isGood ? 0 : 1;
