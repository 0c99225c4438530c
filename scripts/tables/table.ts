/** A table of a document, placed between comments with its name. */
export type Table = { file: string; name: string; head: readonly string[]; rows: () => readonly string[][] };
