/** A table of a document, placed below a comment with its name. */
export type Table = { file: string; name: string; head: readonly string[]; rows: () => readonly string[][] };
