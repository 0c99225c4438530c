import type { Module } from "#app/core/module.ts";

/** Our own copies, in all sizes, of pictures on other sites and of uploads. */
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
    "save-stream.server.ts",
    "store",
  ],
  needs: ["listings"],
};
