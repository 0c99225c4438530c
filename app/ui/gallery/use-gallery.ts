import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Ties a scroll-snap row of `count` pictures to what shows its position; `current` counts from 0. */
export function useGallery(count: number) {
  const row = useRef<HTMLUListElement>(null);
  // Where a smooth scroll is heading: the pictures it passes on the way are not shown as current.
  const heading = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  // The row may have been scrolled before the script arrived.
  useEffect(() => {
    if (row.current) setCurrent(toCurrent(row.current, count));
  }, [count]);

  function show(index: number) {
    if (!row.current) return;
    heading.current = index;
    setCurrent(index);
    row.current.scrollTo({ left: toScrollLeft(index, row.current, count) });
  }

  function followScroll() {
    if (!row.current) return;
    const passing = toCurrent(row.current, count);
    if (heading.current === undefined) setCurrent(passing);
    else if (heading.current === passing) heading.current = undefined;
  }

  /** The visitor's own hand overrides where a button was heading. */
  function followHand() {
    heading.current = undefined;
  }

  function pressKey(event: KeyboardEvent) {
    const target = toKeyTarget(event.key, current, count);
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(target);
  }

  const rowProps = {
    ref: row,
    onScroll: followScroll,
    onPointerDown: followHand,
    onWheel: followHand,
    onKeyDown: pressKey,
  };
  return { current, show, rowProps };
}

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
