import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import type { Provider } from "#app/feed/folder/providers-schema.ts";
import type { Finding, HeldHome, HomeKey, IncomingHome } from "../register/register.ts";
import type { FeedStatus } from "../register/store/register-rows.ts";
import type { TextFile } from "./importing/text-file.server.ts";

/** How software writes its homes (docs/feed.md#another-format). */
export type FeedFormat = {
  read: ReadFeed;
  /** How its files begin, in any case, after a mark of encoding. */
  start: RegExp;
  /** The agentIDs in a text, in capitals; it need not be well-formed. */
  findAgentIds: (text: string) => Iterable<string>;
  /** Writes what was read of files without credentials and owners' details. */
  write: (content: Content, provider: Pick<Provider, "repairsAmpersands">) => AsyncIterable<string>;
  /** The same of a text that cannot be read, as well as it can be done without understanding it. */
  strip: (text: string) => string;
  /** What files say of each home and what becomes of it, in lines. */
  explain: (files: readonly TextFile[], provider: Provider, options: RecordOptions) => Promise<string[]>;
};

/** The content of a file: its XML, and the addresses of the enclosed pictures by name. */
export type Content = { files: readonly TextFile[]; enclosed?: ReadonlyMap<string, string> };

/**
 * Reads the listings of all files, in their order. `warn` hears what is remarkable of a file as a whole. Throws a FeedError where a file cannot be read, at the latest at its end.
 */
export type ReadFeed = (
  files: readonly TextFile[],
  provider: Provider,
  warn?: (warning: string) => void,
) => AsyncIterable<FeedListing>;

export type FeedListing = {
  /** Quarantined and skipped ones change nothing that is published. */
  outcome: "READ" | "QUARANTINED" | "SKIPPED";
  key: HomeKey;
  status?: FeedStatus;
  /** The agency’s wall time that sorts. */
  modTime?: string;
  /** The address of the home, for reports. */
  toAddress?: () => string | undefined;
  /** Hashes its content without its time. A listing with a known hash changes nothing. */
  toHash: () => string;
  findings: readonly Finding[];
  /** The home once this is known, too; `held` is what its format wrote of it before. */
  toHome: (held: HeldHome | undefined, options: HomeOptions) => ReadHome;
};

/** Somebody of the agency, as its folder has them; `crmId` is their uniqueListingAgentID. */
export type TeamMember = Pick<Agent, "id" | "name" | "email" | "phone" | "mobile" | "crmId"> & {
  /** The id of the person who took over from someone who has left. */
  successorId?: number;
};
export type Office = { name: string; email: string; phone: string };

export type RecordOptions = {
  team: readonly TeamMember[];
  /** Whom enquiries go to where a listing names nobody. */
  office: Office;
  /** At the agency, as 2026-11-24. */
  today: string;
};

export type HomeOptions = RecordOptions & {
  /** Addresses of the pictures that came along, by their names in lower case. */
  enclosed?: ReadonlyMap<string, string>;
};

export type ReadHome = Pick<IncomingHome, "offer" | "source" | "record" | "media" | "findings">;

/** What a finding says of a listing that is left alone, because the site has no such homes. */
export const KIND_NOT_SHOWN = "kind-not-shown";

/** Why a file cannot be read, and where: nothing in it may be used. */
export class FeedError extends Error {
  readonly line: number;
  readonly column: number;
  constructor(reason: string, { line, column }: { line: number; column: number }) {
    super(reason);
    this.line = line;
    this.column = column;
  }
}
