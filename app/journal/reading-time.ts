const READING_WORDS_PER_MINUTE = 220;

/** How long a text takes to read, in whole minutes, one at least. */
export function toReadingMinutes(content: string) {
  const words = content.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / READING_WORDS_PER_MINUTE));
}
