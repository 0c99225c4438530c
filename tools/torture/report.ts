import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";

/** What a trial found: figures by name, and whether they are what they must be. */
export type Finding = { title: string; figures: Record<string, number | string>; isGood: boolean };

const FILE = "docs/measurements.md";

export function printFinding({ title, figures, isGood }: Finding) {
  console.log(`\n${isGood ? "GOOD" : "BAD"}  ${title}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(52)} ${value}`);
}

/** Writes the findings into a section of docs/measurements.md, with date, machine and the command that found them. */
export async function writeFindings(
  findings: readonly Finding[],
  { section, command }: { section: string; command: string },
) {
  const before = await readFile(FILE, "utf8").catch(() => "# Measurements\n");
  const [head = "", ...rest] = before.split(section);
  const after = /\n## [\s\S]*/.exec(rest.join(section))?.[0] ?? "\n";
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${day}, ${availableParallelism()} cores, Node ${process.versions.node}, by \`${command}\`.`;
  const tables = findings.map(toTable).join("\n\n");
  await writeFile(FILE, `${head.trimEnd()}\n\n${section}\n\n${machine}\n\n${tables}\n${after}`);
}

function toTable({ title, figures }: Finding) {
  const rows = Object.entries(figures).map(([name, value]) => `| ${name} | ${value} |`);
  return [`| ${title} | |`, "|---|---|", ...rows].join("\n");
}
