import { rename, writeFile } from "node:fs/promises";
import * as v from "valibot";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "#app/agency/folder/read-file.ts";
import { type SoldRecord, soldTypes } from "#app/agency/folder/schemas/sold.ts";
import { toOwnPhone } from "#app/agency/kinds/agent-schema.ts";
import { parseCsv } from "#app/agency/parse-csv.server.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import { readArea } from "#app/values/measures.ts";
import { parseCount } from "#app/values/numbers.ts";
import { pastDay } from "#app/values/past-day.ts";
import { requiredNumber } from "#app/values/value-rules.ts";
import { type Import, leaveOutDoubles } from "../agency/import/import-file.ts";

const FILE = "sold.json";

/** Adds sales of the old site to the agency's sold.json; existing entries stay as they are. */
export async function importSold(bytes: Uint8Array, isWriting: boolean): Promise<Import> {
  const people = readAgencyFile("people.json");
  const known = readAgencyFile(FILE);
  const { rows, ...read } = parseCsv(bytes, createSaleSchema());
  const sales = rows.map(({ line, pictures = [], ...sale }) => {
    const agent = people.find(({ name }) => name === sale.agentName);
    const id = sale.id ?? toId(sale);
    const contact = agent && { agentPhone: toOwnPhone(agent), agentEmail: agent.email };
    return { line, record: { ...sale, id, pictures, ...contact } };
  });
  const { single, faults } = leaveOutDoubles(sales, "id", ({ record }) => record.id);
  const isKnown = (record: SoldRecord) =>
    known.some((each) => each.id === record.id || toId(each) === toId(record));
  const done = single.map(({ line, record }) => ({
    line,
    name: `${record.address} (${record.id})`,
    outcome: isKnown(record) ? `in ${FILE} already, which stays as it is` : toAdded(record),
  }));
  const added = single.map(({ record }) => record).filter((record) => !isKnown(record));
  if (isWriting && added.length > 0) await writeSold([...known, ...added]);
  return { ...read, faults: [...read.faults, ...faults], done };
}

/** Reveals a misspelt name. */
function toAdded({ agentEmail }: SoldRecord) {
  return agentEmail ? "added" : "added with its agent’s name only, since people.json has nobody of that name";
}

/** Columns have the names of the fields of sold.json. */
function createSaleSchema() {
  const places = readAgencyFile("places.json").suburbs.map(({ name }) => name);
  const pictures = Object.keys(readAgencyFile("pictures.json"));
  const picture = v.picklist(pictures, "names in pictures.json are expected, a space between them");
  return v.object({
    id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, "letters, digits and hyphens are expected"))),
    title: text,
    address: text,
    suburb: v.picklist(places, "a suburb of places.json is expected"),
    price: requiredNumber("a price in dollars is expected", { parse: parseAmount, from: 1 }),
    beds: count,
    baths: count,
    cars: count,
    type: v.pipe(
      v.string(),
      v.transform((word) => soldTypes.find((type) => type.toLowerCase() === word.toLowerCase())),
      v.picklist(soldTypes, `${soldTypes.join(", ")}: one of these is expected`),
    ),
    pictures: v.optional(
      v.pipe(
        v.string(),
        v.transform((list) => list.split(/[\s,;|]+/)),
        v.array(picture),
      ),
    ),
    plan: v.optional(v.string()),
    description: text,
    soldDate: pastDay,
    landSize: v.optional(requiredNumber("an area in sqm is expected", { parse: toSqm, from: 1 })),
    agentName: text,
  });
}

const text = v.pipe(v.string(), v.nonEmpty("words are expected"));
const count = requiredNumber("a number is expected, 0 for none", { parse: toRooms, to: 99 });

function toRooms(text: string) {
  const rooms = parseCount(text);
  return rooms && Math.trunc(rooms);
}

function toSqm(text: string) {
  const read = readArea(text);
  return "size" in read ? read.size : undefined;
}

/** The same sale gets the same id in every import: "4-high-street-2024-10-14". */
function toId({ address, soldDate }: Pick<SoldRecord, "address" | "soldDate">) {
  const plain = address.normalize("NFKD").replaceAll(/[\p{M}'’]/gu, "");
  return `${plain} ${soldDate}`.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
}

/** Writes by rename, so that nobody reads half a file. */
async function writeSold(sales: readonly SoldRecord[]) {
  const path = toAgencyPath(FILE);
  await writeFile(`${path}.part`, `${JSON.stringify(sales, null, 2)}\n`);
  await rename(`${path}.part`, path);
}
