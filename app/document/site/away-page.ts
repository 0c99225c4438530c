import * as v from "valibot";

const awayPageSchema = v.object({
  isAway: v.literal(true),
  path: v.string(),
  /** The fields of the sent form; empty for a GET. */
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
});

/** Data of the error page for a personal page while the store is unavailable or its disk full. */
export type AwayPage = v.InferOutput<typeof awayPageSchema>;

/** A module's own words for that page. */
const awayWordsSchema = v.object({ title: v.string(), text: v.string() });

export type AwayWords = v.InferOutput<typeof awayWordsSchema>;

/** A module’s own words, if that is what was thrown. */
export function parseAwayWords(thrown: unknown): AwayWords | undefined {
  const parsed = v.safeParse(awayWordsSchema, thrown);
  return parsed.success ? parsed.output : undefined;
}

/** The data of an error page, if that is what was thrown. */
export function parseAwayPage(thrown: unknown): AwayPage | undefined {
  const parsed = v.safeParse(awayPageSchema, thrown);
  return parsed.success ? parsed.output : undefined;
}
