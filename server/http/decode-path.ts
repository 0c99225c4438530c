/** Decodes the escapes of a path; undefined where one is malformed. */
export function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
