import type { AuditedEntry, Model } from "#app/agency/builder/service/audit.server.ts";
import { formatCount } from "#app/region/format.ts";

/** A model as the terminal shows it; good when everything in it is shown by the site. */
export function formatReport({ name, entries }: Model) {
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
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, times]) => (times > 1 ? `${line} (${times} times)` : line));
}
