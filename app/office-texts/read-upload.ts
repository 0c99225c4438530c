import * as v from "valibot";
import { uploadSchema } from "#app/agency/kinds/schema-parts.ts";

export type Upload = v.InferOutput<typeof uploadSchema>;

const uploadText = v.pipe(v.string(), v.startsWith("{"), v.parseJson(), uploadSchema);

/** Parses an uploaded picture from its text in the words of a page. Undefined for other words. */
export function readUpload(text: string) {
  const { success, output } = v.safeParse(uploadText, text);
  return success ? output : undefined;
}
