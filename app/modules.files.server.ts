import { servedFiles } from "./map/files/map-files.server.ts";

/** A text whose address has a digest of it, or a file as it lies on the disk at the time. */
type ServedFile = { path: string; type: string; text: string } | { path: string; file: string };

/** What modules have for browsers to fetch. */
export const moduleFiles: readonly ServedFile[] = [
  // A line each.
  ...servedFiles,
];
