type Scroll = { scrollLeft: number; scrollWidth: number; clientWidth: number };

/** Which of `count` equally wide pictures a row shows, counted from 0. */
export function toCurrent({ scrollLeft, scrollWidth, clientWidth }: Scroll, count: number): number {
  const range = scrollWidth - clientWidth;
  if (count < 2 || range <= 0) return 0;
  const current = Math.round((scrollLeft / range) * (count - 1));
  // Some browsers scroll past the ends and come back.
  return Math.min(Math.max(current, 0), count - 1);
}

/** How far a row is scrolled that shows picture `index`: the inverse of toCurrent. */
export function toScrollLeft(
  index: number,
  { scrollWidth, clientWidth }: Omit<Scroll, "scrollLeft">,
  count: number,
) {
  return count < 2 ? 0 : (index / (count - 1)) * (scrollWidth - clientWidth);
}

const steps = new Map<string, (current: number, count: number) => number>([
  ["ArrowLeft", (current, count) => (current - 1 + count) % count],
  ["ArrowRight", (current, count) => (current + 1) % count],
  ["Home", () => 0],
  ["End", (_, count) => count - 1],
]);

/** Where a key leads from the current picture, round at both ends; `undefined` for a key that is not the gallery's. */
export function toKeyTarget(key: string, current: number, count: number): number | undefined {
  return steps.get(key)?.(current, count);
}

/** The anchor of a picture in its page: the first is #picture-1. */
export function toAnchor(index: number) {
  return `picture-${index + 1}`;
}
