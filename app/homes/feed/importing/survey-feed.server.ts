import type { Provider } from "#app/agency/folder/schemas/feed.ts";
import type { Register } from "../../register/open-register.server.ts";
import type { Finding, HomeReport } from "../../register/register.ts";
import { FeedError } from "../reading/feed-error.ts";
import type { XmlFile } from "../reading/file/xml-file.server.ts";
import { readElements } from "../reading/read-elements.server.ts";
import { type FeedListing, hashListing, readListing } from "../reading/read-listing.server.ts";
import { toAddress } from "../to-record/home/address.ts";

export type Survey = {
  warnings: string[];
  /** What no home can be made of. */
  unread: HomeReport[];
  /** The last listing of each home, by the register's text of its key. */
  last: Map<string, Surveyed>;
};

export type Hashed = FeedListing & { hash: string };
type Surveyed = Pick<Hashed, "key" | "status" | "hash" | "modTime"> & {
  index: number;
  /** It stands in the file before as well. */
  isRepeated: boolean;
};

/** Reads a file to its end; keeps no more than which listings are in it. */
export async function surveyFeed(
  files: readonly XmlFile[],
  { register, provider }: { register: Pick<Register, "toKeyText">; provider: Provider },
): Promise<Survey> {
  const warnings: string[] = [];
  const unread: HomeReport[] = [];
  const last: Survey["last"] = new Map();
  let count = 0;
  for await (const { element, index } of readElements(files, provider, (warning) => warnings.push(warning))) {
    count = index + 1;
    const listing = checkAgent(readListing(element, provider), provider);
    const { outcome, key, status, modTime } = listing;
    const name = register.toKeyText(key);
    if (outcome !== "READ") unread.push(toReport(listing));
    else
      last.set(name, { index, key, status, modTime, hash: hashListing(element), isRepeated: last.has(name) });
  }
  if (count === 0) throw new FeedError("there is no listing in it", { line: 0, column: 0 });
  return { last, unread, warnings };
}

/** An office that nobody has named may not publish here. */
function checkAgent(listing: FeedListing, { agentIds }: Provider): FeedListing {
  const { agentId } = listing.key;
  if (listing.outcome !== "READ" || agentIds.includes(agentId)) return listing;
  const hint = "an agentID of this provider in the agency’s feed.json; add it there if its homes are yours";
  const finding: Finding = { code: "unknown-agent", path: "agentID", words: agentId, hint, level: "stop" };
  return { ...listing, outcome: "QUARANTINED", findings: [...listing.findings, finding] };
}

function toReport({ key, element, outcome, findings }: FeedListing): HomeReport {
  // So that it is found by where it is.
  const { address }: { address?: string } = toAddress(element, () => {});
  return { key, address, outcome: outcome === "READ" ? "SKIPPED" : outcome, findings, differences: [] };
}
