import type { AskedInWords, ReadWords } from "../listings/criteria/asked-in-words.ts";
import { readListWords } from "../sentences/read-list-words.server.ts";

/** Turns search words into filters of a list. */
export const wordReaders: readonly ReadWords[] = [
  // One line for each module.
  readListWords,
];

/** Undefined where the words stay search words, as all do without such a module. */
export function readWords(asked: AskedInWords) {
  return wordReaders[0]?.(asked);
}
