import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";

/** What a trial found: figures by name, and whether they are what they must be. */
export type Finding = { title: string; figures: Record<string, number | string>; isGood: boolean };

const FILE = "docs/measurements.md";
const SECTION = "## Enquiries under torture";

export function printFinding({ title, figures, isGood }: Finding) {
  console.log(`\n${isGood ? "GOOD" : "BAD"}  ${title}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(52)} ${value}`);
}

/** Writes the findings into their own section of docs/measurements.md, with date and machine. */
export async function writeFindings(findings: readonly Finding[]) {
  const before = await readFile(FILE, "utf8").catch(() => "# Measurements\n");
  const [head = "", ...rest] = before.split(SECTION);
  const after = /\n## [\s\S]*/.exec(rest.join(SECTION))?.[0] ?? "\n";
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${day}, ${availableParallelism()} cores, Node ${process.versions.node}, by \`npm run torture\`.`;
  const tables = findings.map(toTable).join("\n\n");
  await writeFile(FILE, `${head.trimEnd()}\n\n${SECTION}\n\n${machine}\n\n${tables}\n${after}`);
}

function toTable({ title, figures }: Finding) {
  const rows = Object.entries(figures).map(([name, value]) => `| ${name} | ${value} |`);
  return [`| ${title} | |`, "|---|---|", ...rows].join("\n");
}
