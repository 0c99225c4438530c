/** The largest picture that can be uploaded. */
export const MOST_MB = 12;
export const BYTES_PER_MB = 1024 * 1024;

/** "1.2 MB" */
export function toMegabytes(bytes: number) {
  return `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
}
