import { writeFile } from "node:fs/promises";
import type { Database } from "#app/enquiries/store/database.server.ts";
import { toCsv } from "./csv.ts";
import { readFields } from "./find.ts";

/** Writes every enquiry as a row; the columns are the fields of all forms. Only its owner may read the file. */
export async function exportCsv(db: Database, path: string) {
  const enquiries = await db.selectFrom("enquiry").selectAll().orderBy("created_at").execute();
  const rows = enquiries.map((enquiry) => ({ ...enquiry, answers: readFields(enquiry.fields) }));
  const names = [...new Set(rows.flatMap(({ answers }) => Object.keys(answers)))];
  const header = ["reference", "received", "kind", "held", "about", ...names];
  const lines = rows.map(({ reference, created_at, kind, flag, about, answers }) => [
    reference,
    new Date(created_at).toISOString(),
    kind,
    flag ?? "",
    about ?? "",
    ...names.map((name) => answers[name] ?? ""),
  ]);
  await writeFile(path, toCsv([header, ...lines]), { mode: 0o600 });
  console.log(
    `${rows.length} enquiries are in ${path}. It holds personal data: delete it when it has served.`,
  );
}
