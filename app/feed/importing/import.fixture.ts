import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Provider } from "#app/feed/folder/providers-schema.ts";
import { importFile } from "#app/feed/importing/import-file.server.ts";
import { openTextFile } from "#app/feed/importing/text-file.server.ts";
import type { Estimate } from "#app/homes/publishing-rules.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";

export const provider: Provider = {
  name: "crm",
  agentIds: ["AGENCY", "XNWXNW"],
  pictureOrigins: [],
  silenceHours: 36,
};
const office = { name: "Headland", email: "hello@headland.example", phone: "(02) 5550 0142" };
const agency = { team: [], office };

let files = 0;

export type Again = { getEstimate?: () => Estimate; sha256?: string; providers?: readonly Provider[] };

/** Imports a text as a file of a provider with two offices. */
export async function bring(db: Database, text: string | Uint8Array, again: Again = {}) {
  files += 1;
  const path = join(makeFolder(), "a.xml");
  await writeFile(path, text);
  return importFile(
    { files: [await openTextFile(path)] },
    {
      db,
      providers: [provider],
      agency,
      id: `file-${files}`,
      name: "a.xml",
      sha256: `${files}`,
      now: Date.UTC(2026, 10, 24, 4),
      ...again,
    },
  );
}
