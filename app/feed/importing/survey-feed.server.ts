import type { Provider } from "#app/feed/folder/providers-schema.ts";
import { toKeyText } from "#app/register/identity/known-homes.server.ts";
import { type HomeReport, makeFinding } from "#app/register/register.ts";
import type { FeedListing, ReadFeed } from "../format.ts";
import type { TextFile } from "./text-file.server.ts";

export type Survey = {
  warnings: string[];
  /** Reports of listings that cannot become a home. */
  unread: HomeReport[];
  /** The last listing of each home, by the register's text of its key. */
  last: Map<string, Surveyed>;
};

type Surveyed = Pick<FeedListing, "key" | "status" | "modTime"> & {
  hash: string;
  index: number;
  /** The file contains an earlier listing of this home. */
  isRepeated: boolean;
};

/** Reads a whole file and keeps only an index of its listings. */
export async function surveyFeed(
  files: readonly TextFile[],
  { provider, read }: { provider: Provider; read: ReadFeed },
): Promise<Survey> {
  const warnings: string[] = [];
  const unread: HomeReport[] = [];
  const last: Survey["last"] = new Map();
  let count = 0;
  for await (const sent of read(files, provider, (warning) => warnings.push(warning))) {
    const listing = checkAgent(sent, provider);
    const { outcome, key, status, modTime } = listing;
    const name = toKeyText(key);
    if (outcome !== "READ") unread.push(toReport(listing));
    else
      last.set(name, {
        index: count,
        key,
        status,
        modTime,
        hash: listing.toHash(),
        isRepeated: last.has(name),
      });
    count += 1;
  }
  if (count === 0) warnings.push("there is no listing in it");
  return { last, unread, warnings };
}

export const UNKNOWN_AGENT = "unknown-agent";

/** Whether a listing was refused for its agentID. */
export function isOfUnknownAgent({ findings }: Pick<HomeReport, "findings">) {
  return findings.some(({ code }) => code === UNKNOWN_AGENT);
}

/** Quarantines listings of offices that feed.json does not name. */
function checkAgent(listing: FeedListing, { agentIds }: Provider): FeedListing {
  const { agentId } = listing.key;
  if (listing.outcome !== "READ" || agentIds.includes(agentId)) return listing;
  const hint = "an agentID of this provider in the agency’s feed.json; add it there if its homes are yours";
  const finding = makeFinding(UNKNOWN_AGENT, "agentID", agentId, hint, "stop");
  return { ...listing, outcome: "QUARANTINED", findings: [...listing.findings, finding] };
}

function toReport({ key, toAddress, outcome, findings }: FeedListing): HomeReport {
  return {
    key,
    address: toAddress?.(),
    outcome: outcome === "READ" ? "SKIPPED" : outcome,
    findings,
    differences: [],
  };
}
