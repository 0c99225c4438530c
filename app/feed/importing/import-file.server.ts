import type { Provider } from "#app/feed/folder/providers-schema.ts";
import { getFormat } from "#app/slots/feed.server.ts";
import type { Content } from "../format.ts";
import { finishFile, parseReports, startFile } from "../store/feed-files.server.ts";
import type { FeedFileRow } from "../store/feed-rows.ts";
import { type ImportOptions, type ImportReport, importFeed } from "./import-feed.server.ts";
import { isOfUnknownAgent } from "./survey-feed.server.ts";
import type { TextFile } from "./text-file.server.ts";

type FileOptions = Omit<ImportOptions, "provider" | "read"> & {
  providers: readonly Provider[];
  /** Identifies the file in reports and in the archive. */
  id: string;
  name: string;
  /** SHA-256 of the bytes as sent, in hex. */
  sha256: string;
  /** Retries a refused file once, because its provider's settings may have been corrected. */
  isRetry?: boolean;
};

/** The outcome of a file; `report` is missing if it was imported before. */
export type Imported = { row: FeedFileRow; report?: ImportReport };

/** Imports a file once, however often its bytes arrive. Resumes an interrupted import. */
export async function importFile(
  content: Content,
  { providers, id, name, sha256, isRetry, ...options }: FileOptions,
): Promise<Imported> {
  const { db, now, isApproved } = options;
  const provider = await findProvider(content.files, providers);
  const file = { id, name, provider: provider.name, sha256, receivedAt: now };
  const row = await startFile(db, file);
  const isHeld = row.state === "held" || row.state === "approved";
  const isOpen =
    row.state === "reading" ||
    (isHeld && isApproved) ||
    (row.state === "refused" && isRetry === true) ||
    isNamedSince(row, provider);
  if (!isOpen) return { row };
  const report = await importFeed(
    { ...file, ...content, id: row.id },
    { ...options, provider, read: getFormat().read },
  );
  const reason = report.reason ?? (report.warnings.join("; ") || undefined);
  const finished = await finishFile(db, row.id, { ...report, reason, provider: provider.name }, now);
  return { row: finished, report };
}

/** Whether feed.json now names an agentID of the file that was unknown when it was imported. */
function isNamedSince(row: FeedFileRow, { agentIds }: Provider) {
  if (row.state !== "done") return false;
  return parseReports(row).some((each) => isOfUnknownAgent(each) && agentIds.includes(each.key.agentId));
}

/** Decides and reports without writing. */
export async function checkFile(
  content: Content,
  { providers, ...options }: Omit<FileOptions, "id" | "name" | "sha256" | "isRetry">,
) {
  const provider = await findProvider(content.files, providers);
  const file = { id: "check", provider: provider.name, sha256: "", receivedAt: options.now, ...content };
  return importFeed(file, { ...options, provider, read: getFormat().read, isTrial: true });
}

const MOST_CHARACTERS = 1_000_000;

/** The provider of files without a known agentID. Its listings are quarantined. */
export const unknownProvider: Provider = {
  name: "unknown",
  agentIds: [],
  pictureOrigins: [],
  silenceHours: 0,
};

/** Finds the provider by the first known agentID. The files need not be well-formed. */
export async function findProvider(
  files: readonly TextFile[],
  providers: readonly Provider[],
): Promise<Provider> {
  for (const file of files) {
    for (const id of getFormat().findAgentIds(await readStart(file))) {
      const named = providers.find(({ agentIds }) => agentIds.includes(id));
      if (named) return named;
    }
  }
  return unknownProvider;
}

async function readStart(file: TextFile) {
  let text = "";
  for await (const piece of file.readText()) {
    text += piece;
    if (text.length > MOST_CHARACTERS) break;
  }
  return text;
}
