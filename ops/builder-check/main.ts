import { type AuditedEntry, auditModel, type Model } from "#app/agency/builder/service/audit.server.ts";
import { formatCount } from "#app/region/format.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { toReason } from "../command.ts";

const usage = `npm run builder:check -- [MODEL …]    which blocks of the page builder's pages the site cannot show

Without a name it checks the two models that the site reads, page and symbol.
Reads BUILDER_PUBLIC_KEY and the other BUILDER_ variables, as the server does. Ends with 1 when something cannot be shown.
Example: npm run builder:check -- page`;

const usualModels = ["page", "symbol"];

const { positionals: named } = readOptions(usage, { allowPositionals: true });
const { builder } = parseEnvironment(process.env);
if (!builder) {
  console.error(
    "BUILDER_PUBLIC_KEY is not set: the page builder is switched off, so there is nothing to check.",
  );
  process.exit(1);
}

let isGood = true;
for (const name of named.length > 0 ? named : usualModels) {
  try {
    const report = formatReport(await auditModel(builder, name));
    console.log(report.text);
    isGood &&= report.isGood;
  } catch (error) {
    console.error(`${name}: ${toReason(error)}`);
    isGood = false;
  }
}
process.exitCode = isGood ? 0 : 1;

/** A model as the terminal shows it; good when everything in it is shown by the site. */
function formatReport({ name, entries }: Model) {
  const isPages = name === "page";
  const lines = entries.flatMap((entry) => formatEntry(entry, isPages));
  const count = `${name}: ${formatCount(entries.length, "entry", "entries")}`;
  const isGood = entries.every(
    ({ skipped, path }) => skipped.length === 0 && (path !== undefined || !isPages),
  );
  return { text: [count, ...lines, ""].join("\n"), isGood };
}

function formatEntry({ name, path, blocks, skipped }: AuditedEntry, isPage: boolean) {
  const address = isPage ? `${path ?? "(no address: it is shown nowhere)"}  ` : "";
  return [
    `  ${address}${name}`,
    `    blocks: ${blocks.join(", ") || "none"}`,
    ...count(skipped.map(({ block, reason }) => `    not shown: ${block}: ${reason}`)),
  ];
}

/** Equal lines once, with how often. */
function count(lines: readonly string[]) {
  const groups = Map.groupBy(lines, (line) => line);
  return [...groups].map(([line, { length }]) => (length > 1 ? `${line} (${length} times)` : line));
}
