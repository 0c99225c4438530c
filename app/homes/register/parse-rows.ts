import * as v from "valibot";
import {
  countsSchema,
  differencesSchema,
  findingsSchema,
  mediaSchema,
  recordSchema,
  reportsSchema,
} from "./register.ts";
import type { FeedFileRow, FeedPictureRow, RegisterVersionRow } from "./store/register-rows.ts";

type Version = RegisterVersionRow;

/** What rows of the register hold as JSON. Each throws where that is not what it wrote. */
export function parseRecord({ record }: Pick<Version, "record">) {
  return parse(recordSchema, record);
}

export function parseMedia({ media }: Pick<Version, "media">) {
  return parse(mediaSchema, media);
}

export function parseFindings({ findings }: Pick<Version, "findings">) {
  return parse(findingsSchema, findings);
}

export function parseDifferences({ differences }: Pick<Version, "differences">) {
  return parse(differencesSchema, differences);
}

export function parseCounts({ counts }: Pick<FeedFileRow, "counts">) {
  return parse(countsSchema, counts);
}

export function parseReports({ listings }: Pick<FeedFileRow, "listings">) {
  return parse(reportsSchema, listings);
}

export function parseWidths({ widths }: Pick<FeedPictureRow, "widths">) {
  return parse(widthsSchema, widths);
}

const widthsSchema = v.array(v.number());

function parse<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(text));
}
