import { detectEncoding, readText } from "#app/feed/decode.server.ts";
import { FeedError, parseReaxml } from "#app/feed/parse-reaxml.ts";
import { type FeedListing, readListing } from "#app/feed/read-listing.ts";
import type { Finding } from "#app/listings/register/register.ts";

type Report = { lines: string[]; exitCode: 0 | 1 | 2 };

/** What `npm run feed -- check` prints of a file: a line each listing and finding, then the counts. */
export async function checkFile(file: string): Promise<Report> {
  try {
    const { encoding, isGuessed } = await detectEncoding(file);
    const feed = await parseReaxml(readText(file, encoding));
    const listings = feed.elements.map(readListing);
    const warnings = [
      ...(isGuessed ? [`wrong-encoding: the file is not UTF-8 as it says; read as ${encoding}`] : []),
      ...(feed.hasCredentials ? ["credentials-in-feed: dropped; ask the sender to leave them out"] : []),
    ];
    const isHeld = listings.some(({ outcome }) => outcome === "QUARANTINED");
    const hasFindings = warnings.length > 0 || listings.some(({ findings }) => findings.length > 0);
    return {
      lines: [...warnings, ...listings.flatMap(toLines), toCounts(listings)],
      exitCode: isHeld ? 2 : hasFindings ? 1 : 0,
    };
  } catch (error) {
    return { lines: [`${file} is refused: ${toReason(error)}`], exitCode: 2 };
  }
}

function toReason(error: unknown) {
  if (error instanceof FeedError) return `line ${error.line}, column ${error.column}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

function toLines({ outcome, key, status, findings }: FeedListing) {
  const name = [key.agentId || "?", key.uniqueId || "?"].join("/");
  return [[outcome, key.kind, name, status].filter(Boolean).join(" "), ...findings.map(toLine)];
}

function toLine({ code, path, words, hint }: Finding) {
  return `  ${code} at ${path}: "${words}"; write ${hint}`;
}

function toCounts(listings: readonly FeedListing[]) {
  const counts = Map.groupBy(listings, ({ outcome }) => outcome);
  const parts = [...counts].map(([outcome, some]) => `${some.length} ${outcome}`);
  return `${listings.length === 1 ? "1 listing" : `${listings.length} listings`}: ${parts.join(", ") || "nothing"}`;
}
