/** Texts up to this many characters are shown whole. */
const SHORT = 60;
/** Of longer ones, so many characters around the change, and at most so many in all. */
const AROUND = 20;
const MOST = 200;

/** The part in which two versions of a text differ, of both: an article is long, and its change is not. */
export function toChangedPart(before: string, after: string): [from: string, to: string] {
  if (before.length <= SHORT && after.length <= SHORT) return [before, after];
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd += 1;
  const start = before.lastIndexOf(" ", same - AROUND) + 1;
  return [cut(before), cut(after)];

  function cut(text: string) {
    const space = text.indexOf(" ", text.length - sameAtEnd + AROUND);
    const end = Math.min(space < 0 ? text.length : space, start + MOST);
    return (start > 0 ? "…" : "") + text.slice(start, end).toWellFormed() + (end < text.length ? "…" : "");
  }
}
