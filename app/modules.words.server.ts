import type { AskedInWords, ReadWords } from "./listings/criteria/asked-in-words.ts";
import { readListWords } from "./sentences/read-list-words.server.ts";

/** What reads words typed above a list into its filters. */
export const wordReaders: readonly ReadWords[] = [
  // One line for each module.
  readListWords,
];

/** Undefined where no module reads words, or these are searched for as they are. */
export function readWords(asked: AskedInWords) {
  return wordReaders[0]?.(asked);
}
