import * as v from "valibot";

const awayPageSchema = v.object({
  isAway: v.literal(true),
  path: v.string(),
  /** Of the form that was sent; none where a page was asked for. */
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
});

/** A page of one person that could not be answered, as the store is away or its disk is full. */
export type AwayPage = v.InferOutput<typeof awayPageSchema>;

/** What the page says then, where a module has words of its own for it. */
const awayWordsSchema = v.object({ title: v.string(), text: v.string() });

export type AwayWords = v.InferOutput<typeof awayWordsSchema>;

export function parseAwayWords(thrown: unknown): AwayWords | undefined {
  const parsed = v.safeParse(awayWordsSchema, thrown);
  return parsed.success ? parsed.output : undefined;
}

export function parseAwayPage(thrown: unknown): AwayPage | undefined {
  const parsed = v.safeParse(awayPageSchema, thrown);
  return parsed.success ? parsed.output : undefined;
}
