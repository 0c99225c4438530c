import * as v from "valibot";
import { type FeedStatus, outcomes } from "./store/register-rows.ts";

/** A home's key. The same uniqueID of another office or kind is another home. */
export type HomeKey = v.InferOutput<typeof homeKeySchema>;
const homeKeySchema = v.object({ agentId: v.string(), uniqueId: v.string(), kind: v.string() });

export type Finding = v.InferOutput<typeof findingSchema>;
const findingSchema = v.object({
  code: v.string(),
  /** The path in the listing, such as "address/suburb"; a name after @ is an attribute. */
  path: v.string(),
  words: v.string(),
  /** The words to write instead. */
  hint: v.string(),
  /** "stop" keeps the home as it was published before; "ask" is a question for a person in the office. */
  level: v.picklist(["warn", "stop", "ask"]),
});
const findingsSchema = v.pipe(v.array(findingSchema), v.readonly());

export function makeFinding(
  code: string,
  path: string,
  words: string,
  hint: string,
  level: Finding["level"] = "warn",
): Finding {
  return { code, path, words, hint, level };
}

export type Media = v.InferOutput<typeof mediaSchema>[number];
const mediaSchema = v.pipe(
  v.array(
    v.object({
      /** In the order of REAXML: "m", "a" … "z", "aa"; plans and documents have "1", "2". */
      slot: v.string(),
      use: v.picklist(["picture", "floorplan", "document"]),
      /** The address to fetch, or the name of a file enclosed with the feed. */
      url: v.string(),
      modTime: v.optional(v.string()),
      title: v.optional(v.string()),
    }),
  ),
  v.readonly(),
);

/** An entry of coastal-listings.json or coastal-rentals.json without id and pictures. */
export const recordSchema = v.pipe(v.record(v.string(), v.unknown()), v.readonly());
export type Fields = v.InferOutput<typeof recordSchema>;

/** A listing of a file, merged with the held one. */
export type IncomingHome = {
  key: HomeKey;
  offer: "sale" | "rental";
  status: FeedStatus;
  /** The agency’s wall time in a form that sorts, such as 2026-11-20T09:31:30. */
  modTime?: string;
  /** Hash of the listing as sent, without its time. A known hash changes nothing. */
  hash: string;
  /** Everything the sender said except status and time, in a form that only the feed reads. */
  source: string;
  record: Fields;
  media: readonly Media[];
  findings: readonly Finding[];
};

export type Difference = v.InferOutput<typeof differencesSchema>[number];
const differencesSchema = v.pipe(
  v.array(v.object({ field: v.string(), before: v.optional(v.unknown()), after: v.optional(v.unknown()) })),
  v.readonly(),
);

export type HomeReport = v.InferOutput<typeof homeReportSchema>;
export const homeReportSchema = v.object({
  key: homeKeySchema,
  publicId: v.optional(v.string()),
  /** The address, unless the home is unchanged. */
  address: v.optional(v.string()),
  outcome: v.picklist(outcomes),
  findings: findingsSchema,
  differences: differencesSchema,
});

/** The held version of a home that was sent before. */
export type HeldHome = Pick<IncomingHome, "offer" | "source" | "record" | "media" | "modTime" | "status">;

export type FeedFile = {
  id: string;
  provider: string;
  /** SHA-256 of its bytes, in hex. */
  sha256: string;
  receivedAt: number;
};

/** Why a whole file is held, and the homes that it would remove from the lists. */
export type BulkChange = { words: string; homes: readonly HomeReport[] };

/** The author and time (ms) of a change. */
export type By = { author: string; now: number };

export type Published = { record: Fields; media: readonly Media[] };

/** Makes the parser of a JSON column; it throws for a value that we did not write. */
export function column<Name extends string, Schema extends v.GenericSchema>(name: Name, schema: Schema) {
  return (row: Readonly<Record<Name, string>>): v.InferOutput<Schema> =>
    v.parse(schema, JSON.parse(row[name]));
}

export const parseRecord = column("record", recordSchema);
export const parseMedia = column("media", mediaSchema);
export const parseFindings = column("findings", findingsSchema);
export const parseDifferences = column("differences", differencesSchema);

/** A text field of a record; "" if it is not a text. */
export function toText(record: Fields, name: string) {
  const value = record[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Returns an object within a record, such as its auction. */
export function toInner(record: Fields, name: string): Fields {
  const value = record[name];
  return typeof value === "object" && value !== null ? { ...value } : {};
}
