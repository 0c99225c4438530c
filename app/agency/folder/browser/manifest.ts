import type * as v from "valibot";
import type { picturesSchema } from "../schemas/files.ts";

type Manifest = v.InferOutput<typeof picturesSchema>;

/** Replaces ../manifest.ts in the browser's build. Only the few scripts that read records fetch it. */
export const manifest: Manifest = await fetch(globalThis.agencyFiles.picturesAddress).then((response) =>
  response.json(),
);
