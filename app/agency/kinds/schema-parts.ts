import * as v from "valibot";

export const words = v.pipe(v.string(), v.nonEmpty("Words are expected here"));

/** A field, and what docs/folder.md says that it is. */
export function described<const Schema extends v.GenericSchema>(schema: Schema, what: string) {
  return v.pipe(schema, v.description(what));
}

/** Words that have so much room. */
export function wordsUpTo(characters: number) {
  return v.pipe(words, v.maxLength(characters, `At most ${characters} characters fit its place`));
}

/** Out of five. */
export const rating = v.pipe(v.number(), v.minValue(1), v.maxValue(5));

/** A calendar day at the agency, as 2026-10-14. */
export const day = v.pipe(v.string(), v.isoDate());

/** A picture that was uploaded, as app/ui/picture knows pictures. */
const uploadSchema = v.object({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  widths: list(v.number()),
  alt: v.string(),
});

export type Upload = v.InferOutput<typeof uploadSchema>;

const uploadText = v.pipe(v.string(), v.startsWith("{"), v.parseJson(), uploadSchema);

/** An uploaded picture of its text: words of pages have it so. Undefined for any other words. */
export function readUpload(text: string) {
  const { success, output } = v.safeParse(uploadText, text);
  return success ? output : undefined;
}

/** The name of a picture in public/pictures, or one that was uploaded. */
export const picture = v.union([words, uploadSchema]);

export function list<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.array(schema), v.readonly());
}
