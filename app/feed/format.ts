import type { Provider } from "#app/agency/folder/schemas/feed.ts";
import type { Finding, HeldHome, HomeKey, IncomingHome } from "../register/register.ts";
import type { FeedStatus } from "../register/store/register-rows.ts";
import type { TextFile } from "./reading/text-file.server.ts";
import type { RecordOptions } from "./to-record/to-record.ts";

/**
 * A format: reads the listings of all files, in their order (docs/feed.md#another-format). `warn` hears what is
 * remarkable of a file as a whole. Throws a FeedError where a file cannot be read, at the latest at its end.
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

export type HomeOptions = RecordOptions & {
  /** Addresses of the pictures that came along, by their names in lower case. */
  enclosed?: ReadonlyMap<string, string>;
};

export type ReadHome = Pick<IncomingHome, "offer" | "source" | "record" | "media" | "findings">;

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
