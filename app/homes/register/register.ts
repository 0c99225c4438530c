import type { FeedStatus, Outcome } from "./store/register-rows.ts";

/** Known by agentID, uniqueID and kind: the same uniqueID of another office, or as a rental, is another home. */
export type HomeKey = { agentId: string; uniqueId: string; kind: string };

export type Finding = {
  code: string;
  /** Where in the listing: "address/suburb"; a name with @ is an attribute. */
  path: string;
  /** What stands there. */
  words: string;
  /** What to write instead. */
  hint: string;
  /** "stop" keeps the home as it was published before. */
  level: "warn" | "stop";
};

export type Media = {
  /** In the order of REAXML: "m", "a" … "z", "aa"; of plans and documents "1", "2". */
  slot: string;
  use: "picture" | "floorplan" | "document";
  /** Where it is fetched from, or the name of a file that came with the feed. */
  url: string;
  modTime?: string;
  title?: string;
};

/** A listing of a file, merged with what was held of it. */
export type IncomingHome = {
  key: HomeKey;
  /** What an export calls it; else it is made of its key. */
  publicId?: string;
  offer: "sale" | "rental";
  status: FeedStatus;
  /** The agency’s wall time that sorts, as 2026-11-20T09:31:30. */
  modTime?: string;
  /** Of the listing as it was sent, without its time; the same again is known at once. */
  hash: string;
  /** All that its sender said but its status and its time; the feed writes it and reads it again, nobody else does. */
  source: string;
  /** An entry of coastal-listings.json or coastal-rentals.json, without id and pictures. */
  record: Readonly<Record<string, unknown>>;
  media: readonly Media[];
  findings: readonly Finding[];
};

export type Difference = { field: string; before: unknown; after: unknown };

export type HomeReport = {
  key: HomeKey;
  publicId?: string;
  /** Where it is, for homes that are not taken as they came. */
  address?: string;
  outcome: Outcome;
  findings: readonly Finding[];
  differences: readonly Difference[];
};

/** What is held of a home that was sent. */
export type HeldHome = Pick<IncomingHome, "offer" | "source" | "record" | "media" | "modTime" | "status">;

export type FeedFile = {
  id: string;
  provider: string;
  /** SHA-256 of its bytes, in hex. */
  sha256: string;
  /** In ms. */
  receivedAt: number;
};

/** Why a whole file waits for a person, and the homes that it would take off the lists. */
export type BulkChange = { words: string; homes: readonly HomeReport[] };
