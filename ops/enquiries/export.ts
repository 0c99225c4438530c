import { open, rename, rm } from "node:fs/promises";
import { formatCount } from "#app/format.ts";
import type { Database } from "#app/store/database.server.ts";
import { readFields } from "./find.ts";

const OWNER_ONLY = 0o600;

/**
 * Writes every enquiry as a row, followed by a row for each time it was changed; the columns are the fields of all forms.
 * Only its owner may read the file.
 */
export async function exportCsv(db: Database, path: string) {
  const enquiries = await db.selectFrom("enquiry").selectAll().orderBy("created_at").orderBy("id").execute();
  const amendments = await db.selectFrom("amendment").selectAll().orderBy("created_at").execute();
  const changes = Map.groupBy(amendments, ({ enquiry_id }) => enquiry_id);
  const rows = enquiries.flatMap((enquiry) => [
    toRow(enquiry, enquiry, ""),
    ...(changes.get(enquiry.id) ?? []).map((amendment) => toRow(enquiry, amendment, "changed")),
  ]);
  const names = [...new Set(rows.flatMap(({ answers }) => Object.keys(answers)))];
  const header = ["reference", "received", "kind", "changed", "held", "about", ...names];
  const lines = rows.map(({ cells, answers }) => [...cells, ...names.map((name) => answers[name] ?? "")]);
  await writePrivately(path, toCsv([header, ...lines]));
  const [stored, changed] = [
    formatCount(enquiries.length, "enquiry", "enquiries"),
    formatCount(amendments.length, "change"),
  ];
  console.log(
    `Written to ${path}: ${stored}, ${changed} to them. It holds personal data: delete it when it has served.`,
  );
}

type Sent = { kind: string; fields: string; created_at: number };

function toRow(
  { reference, flag, about }: { reference: string; flag: string | null; about: string | null },
  { kind, fields, created_at }: Sent,
  changed: string,
) {
  const received = new Date(created_at).toISOString();
  return {
    cells: [reference, received, kind, changed, flag ?? "", about ?? ""],
    answers: readFields(fields),
  };
}

/** A new file takes the place of one that others may read. */
export async function writePrivately(path: string, text: string) {
  const part = `${path}.${process.pid}.part`;
  try {
    const file = await open(part, "wx", OWNER_ONLY);
    await file.writeFile(text);
    await file.sync();
    await file.close();
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

const FORMULA = /^[=+\-@\t\r]/;

/** A CSV file that spreadsheets read as text: every cell quoted, nothing in it taken for a formula. */
export function toCsv(rows: readonly (readonly string[])[]) {
  const byteOrderMark = "\uFEFF";
  return byteOrderMark + rows.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string) {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
