import type { Module } from "#app/core/module.ts";

/** Our own copies of pictures, in all sizes: of those that lie elsewhere, and of those that people send. */
export const pictures: Module = {
  name: "pictures",
  shared: [
    "encoder.server.ts",
    "fetch-picture.server.ts",
    "heic.ts",
    "parse-widths.ts",
    "picture-error.ts",
    "picture-files.server.ts",
    "picture-rows.server.ts",
    "store",
  ],
  needs: ["listings"],
};
