import * as v from "valibot";
import { heicAdvice, isHeic } from "#app/pictures/heic.ts";
import { PictureError } from "#app/pictures/picture-error.ts";
import { line } from "#app/ui/form/text-rules.ts";
import { BYTES_PER_MB, MOST_MB } from "./most-megabytes.ts";
import type { UploadedPicture, Uploads } from "./uploads.server.ts";

/** Encodes and stores an uploaded file, or says, with its name, why it cannot be used. */
export async function takePicture(
  pictures: Pick<Uploads, "add">,
  file: File,
): Promise<{ picture: UploadedPicture } | { problem: string }> {
  if (file.size > MOST_MB * BYTES_PER_MB) return { problem: `${file.name} is larger than ${MOST_MB} MB.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isHeic(bytes)) return { problem: `${file.name}: ${heicAdvice}.` };
  try {
    const picture = await pictures.add(bytes);
    return picture ? { picture } : { problem: `${file.name} is not a picture that can be read.` };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { problem: `${file.name} could not be made ready in time. Send it again in a few minutes.` };
  }
}

/** The uploaded files of a field. A browser sends an empty one if none was chosen. */
export function getFiles(form: FormData, name: string) {
  return form.getAll(name).flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []));
}

export const ALT_MISSING = "Say what the picture shows, and choose it again.";

const LONGEST_ALT = 200;

/** What an AltField says. */
export function readAlt({ alt = "" }: Readonly<Record<string, string>>) {
  return v.parse(line, alt).slice(0, LONGEST_ALT);
}
