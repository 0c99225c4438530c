import { auditModel, findModels } from "#app/builder/service/audit.server.ts";
import { parseEnvironment } from "#server/environment.ts";
import { formatReport } from "./report.ts";

/** What the site reads of the service when nobody says what else there is. */
const usualModels = ["page", "symbol"];

const { builder } = parseEnvironment(process.env);
if (!builder) {
  console.error(
    "BUILDER_PUBLIC_KEY is not set: the page builder is switched off, so there is nothing to check.",
  );
  process.exit(1);
}

const named = process.argv.slice(2);
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
