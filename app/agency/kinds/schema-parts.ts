import * as v from "valibot";

export const words = v.pipe(v.string(), v.nonEmpty("Words are expected here"));

/** Adds the field's description in docs/folder.md. */
export function described<const Schema extends v.GenericSchema>(schema: Schema, what: string) {
  return v.pipe(schema, v.description(what));
}

/** Text of at most so many characters. */
export function wordsUpTo(characters: number) {
  return v.pipe(words, v.maxLength(characters, `At most ${characters} characters fit its place`));
}

/** A rating out of five. */
export const rating = v.pipe(v.number(), v.minValue(1), v.maxValue(5));

/** A calendar day at the agency, as 2026-10-14. */
export const day = v.pipe(v.string(), v.isoDate());

/** An uploaded picture, in the form of app/ui/picture. */
export const uploadSchema = v.object({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  widths: list(v.number()),
  alt: v.string(),
});

/** The name of a picture in public/pictures, or an uploaded picture. */
export const picture = v.union([words, uploadSchema]);

export function list<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.array(schema), v.readonly());
}
