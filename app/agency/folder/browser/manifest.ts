import type * as v from "valibot";
import type { picturesSchema } from "../schemas/files.ts";

type Manifest = v.InferOutput<typeof picturesSchema>;

/** In the browser's build this stands for ../manifest.ts: fetched by the few scripts that read records themselves. */
export const manifest: Manifest = await fetch(globalThis.agencyFiles.picturesAddress).then((response) =>
  response.json(),
);
