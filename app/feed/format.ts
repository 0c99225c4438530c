import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import type { Provider } from "#app/feed/folder/providers-schema.ts";
import type { Finding, HeldHome, HomeKey, IncomingHome } from "../register/register.ts";
import type { FeedStatus } from "../register/store/register-rows.ts";
import type { TextFile } from "./importing/text-file.server.ts";

/** A provider's file format (docs/feed.md#another-format). */
export type FeedFormat = {
  read: ReadFeed;
  /** Start of the format's files, in any case, after a byte order mark. */
  start: RegExp;
  /** The agentIDs in a text, in capitals. The text need not be well-formed. */
  findAgentIds: (text: string) => Iterable<string>;
  /** Writes the content of readable files, without credentials and owners' details. */
  write: (content: Content, provider: Pick<Provider, "repairsAmpersands">) => AsyncIterable<string>;
  /** Strips the same from a text that cannot be read, as well as possible without parsing it. */
  strip: (text: string) => string;
  explain: (files: readonly TextFile[], provider: Provider, options: RecordOptions) => Promise<string[]>;
};

/** The content of a file: its XML, and the addresses of the enclosed pictures by name. */
export type Content = { files: readonly TextFile[]; enclosed?: ReadonlyMap<string, string> };

/**
 * Reads the listings of all files in order. `warn` gets remarks about a whole file. Throws a FeedError, at the latest
 * at a file's end, if the file cannot be read.
 */
export type ReadFeed = (
  files: readonly TextFile[],
  provider: Provider,
  warn?: (warning: string) => void,
) => AsyncIterable<FeedListing>;

export type FeedListing = {
  /** Quarantined and skipped listings change nothing that is published. */
  outcome: "READ" | "QUARANTINED" | "SKIPPED";
  key: HomeKey;
  status?: FeedStatus;
  /** The agency's wall time, in a form that sorts. */
  modTime?: string;
  /** The address of the home, for reports. */
  toAddress?: () => string | undefined;
  /** Hash of the content without its time. A listing with a known hash changes nothing. */
  toHash: () => string;
  findings: readonly Finding[];
  /** Merges the listing into the home; `held` is the home's state after earlier listings. */
  toHome: (held: HeldHome | undefined, options: HomeOptions) => ReadHome;
};

/** A team member of the agency's folder; `crmId` is their uniqueListingAgentID. */
export type TeamMember = Pick<Agent, "id" | "name" | "email" | "phone" | "mobile" | "crmId"> & {
  /** The id of the person who took over from someone who has left. */
  successorId?: number;
};
export type Office = { name: string; email: string; phone: string };

export type RecordOptions = {
  team: readonly TeamMember[];
  /** Gets enquiries about listings that name nobody. */
  office: Office;
  /** At the agency, such as 2026-11-24. */
  today: string;
};

export type HomeOptions = RecordOptions & {
  /** Addresses of enclosed pictures by their names in lower case. */
  enclosed?: ReadonlyMap<string, string>;
};

export type ReadHome = Pick<IncomingHome, "offer" | "source" | "record" | "media" | "findings">;

/** Code of the finding for a listing that is skipped because the site has no such homes. */
export const KIND_NOT_SHOWN = "kind-not-shown";

/** Why a file cannot be read, with the place; nothing in it may be used. */
export class FeedError extends Error {
  readonly line: number;
  readonly column: number;
  constructor(reason: string, { line, column }: { line: number; column: number }) {
    super(reason);
    this.line = line;
    this.column = column;
  }
}
