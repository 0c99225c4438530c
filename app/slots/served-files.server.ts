import { servedFiles } from "../map/files/map-files.server.ts";

/** A text that is served under its digest, or a file read from disk on each request. */
type ServedFile = { path: string; type: string; text: string } | { path: string; file: string };

/** Files that modules serve to browsers. */
export const moduleFiles: readonly ServedFile[] = [
  // One line for each module.
  ...servedFiles,
];
