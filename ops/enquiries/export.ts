import { open, rename, rm } from "node:fs/promises";
import { exportEnquiries } from "#app/enquiries/export-enquiries.server.ts";
import { formatCount } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";

const OWNER_ONLY = 0o600;

/** Writes every enquiry and every change to a file that only its owner may read. */
export async function exportCsv(db: Database, path: string) {
  await writePrivately(path, exportEnquiries(db));
  const [stored, changed] = [
    formatCount(await count(db, "enquiry"), "enquiry", "enquiries"),
    formatCount(await count(db, "amendment"), "change"),
  ];
  console.log(
    `Written to ${path}: ${stored}, ${changed} to them. It holds personal data: delete it when you no longer need it.`,
  );
}

async function count(db: Database, table: "enquiry" | "amendment") {
  const { all } = await db
    .selectFrom(table)
    .select((each) => each.fn.countAll().as("all"))
    .executeTakeFirstOrThrow();
  return Number(all);
}

/** Replaces an existing file rather than its content, because others may be allowed to read it. */
export async function writePrivately(path: string, parts: AsyncIterable<string> | Iterable<string>) {
  const part = `${path}.${process.pid}.part`;
  try {
    const file = await open(part, "wx", OWNER_ONLY);
    for await (const text of parts) await file.write(text);
    await file.sync();
    await file.close();
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
