/** A path without its escapes; undefined where one of them is broken. */
export function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
