import type { Database } from "#app/store/database.server.ts";
import { parseCampaign, toCampaignWords } from "./store/campaign.ts";
import type { AmendmentRow, EnquiryRow } from "./store/enquiry-rows.ts";
import { readFields } from "./store/read-stored.ts";

const BATCH = 500;
const columns = ["reference", "received", "kind", "changed", "held", "about", "campaign"];

/**
 * Exports every enquiry as a line of CSV, followed by a line for each amendment. The columns are the fields of all
 * forms. It yields parts, so that 50,000 enquiries are never in memory together.
 */
export async function* exportEnquiries(db: Database) {
  const names = new Set<string>();
  for await (const rows of readRows(db))
    for (const { answers } of rows) for (const name of Object.keys(answers)) names.add(name);
  yield BYTE_ORDER_MARK + toCsvLine([...columns, ...names]);
  for await (const rows of readRows(db))
    yield rows
      .map(({ cells, answers }) => toCsvLine([...cells, ...[...names].map((name) => answers[name] ?? "")]))
      .join("");
}

async function* readRows(db: Database) {
  let last = { created_at: -1, id: "" };
  for (;;) {
    const enquiries = await findAfter(db, last);
    const newest = enquiries.at(-1);
    if (!newest) return;
    last = newest;
    const changes = await findChanges(db, enquiries);
    yield enquiries.flatMap((enquiry) => [
      toRow(enquiry, enquiry, ""),
      ...(changes.get(enquiry.id) ?? []).map((amendment) => toRow(enquiry, amendment, "changed")),
    ]);
  }
}

function findAfter(db: Database, { created_at, id }: Pick<EnquiryRow, "created_at" | "id">) {
  return db
    .selectFrom("enquiry")
    .selectAll()
    .where((where) =>
      where.or([
        where("created_at", ">", created_at),
        where.and([where("created_at", "=", created_at), where("id", ">", id)]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(BATCH)
    .execute();
}

async function findChanges(db: Database, enquiries: readonly { id: string }[]) {
  const ids = enquiries.map(({ id }) => id);
  const amendments = await db
    .selectFrom("amendment")
    .selectAll()
    .where("enquiry_id", "in", ids)
    .orderBy("created_at")
    .execute();
  return Map.groupBy(amendments, ({ enquiry_id }) => enquiry_id);
}

function toRow(
  { reference, flag, about, ...enquiry }: EnquiryRow,
  { kind, fields, created_at }: Pick<AmendmentRow, "kind" | "fields" | "created_at">,
  changed: string,
) {
  const campaign = parseCampaign(enquiry.campaign);
  const received = new Date(created_at).toISOString();
  const origin = campaign ? toCampaignWords(campaign) : "";
  return {
    cells: [reference, received, kind, changed, flag ?? "", about ?? "", origin],
    answers: readAnswers(fields),
  };
}

/** At the start of a file, so that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Writes a CSV line that spreadsheets read as text: every cell is quoted, and none is taken for a formula. */
function toCsvLine(cells: readonly string[]) {
  return `${cells.map(toCell).join(",")}\r\n`;
}

export function toCsv(lines: readonly (readonly string[])[]) {
  return BYTE_ORDER_MARK + lines.map(toCsvLine).join("");
}

const FORMULA = /^[=+\-@\t\r]/;

function toCell(text: string) {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Reads a stored form's values as text by field; "yes" or "no" for a box. */
export function readAnswers(json: string): Record<string, string> {
  return Object.fromEntries(Object.entries(readFields(json)).map(([name, value]) => [name, toText(value)]));
}

function toText(value: string | boolean) {
  if (typeof value === "string") return value;
  return value ? "yes" : "no";
}
