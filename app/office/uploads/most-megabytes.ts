/** Of one picture. */
export const MOST_MB = 12;
export const BYTES_PER_MB = 1024 * 1024;
