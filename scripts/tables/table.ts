/** A table of a document, which stands between comments of its name. */
export type Table = { file: string; name: string; head: readonly string[]; rows: () => readonly string[][] };
