import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";

/** Figures of a trial by name, and whether they are as required. */
export type Finding = { title: string; figures: Record<string, number | string>; isGood: boolean };

type Place = { section: string; command: string };
export function printFinding({ title, figures, isGood }: Finding) {
  console.log(`\n${isGood ? "GOOD" : "BAD"}  ${title}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(52)} ${value}`);
}

/** Writes the findings into a section of the day's file in docs/history, with date and machine. */
export async function writeFindings(findings: readonly Finding[], { section, command }: Place) {
  const day = new Date().toISOString().slice(0, 10);
  const file = `docs/history/${day}.md`;
  const before = await readFile(file, "utf8").catch(() => `# ${day}\n`);
  const [head = "", ...rest] = before.split(section);
  const after = /\n## [\s\S]*/.exec(rest.join(section))?.[0] ?? "\n";
  // Beside others on the same machine, every time is longer: the reader must know.
  const load = Math.round(loadavg()[2] ?? 0);
  const machine = `${day}, ${availableParallelism()} cores (load average ${load}), Node ${process.versions.node}, by \`${command}\`.`;
  const tables = findings.map(toTable).join("\n\n");
  await writeFile(file, `${head.trimEnd()}\n\n${section}\n\n${machine}\n\n${tables}\n${after}`);
}

function toTable({ title, figures }: Finding) {
  const rows = Object.entries(figures).map(([name, value]) => `| ${name} | ${value} |`);
  return [`| ${title} | |`, "|---|---|", ...rows].join("\n");
}
