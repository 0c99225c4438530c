import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Picture } from "../picture/picture-address.ts";

export type GalleryPicture = Picture & {
  /** Shown on it, as "Floor plan". */
  label?: string;
};

/** State and event handlers of a carousel with `count` pictures; `current` counts from 0. */
export function useGallery(count: number) {
  const row = useRef<HTMLUListElement>(null);
  // Target of a smooth scroll; the pictures it passes do not become current.
  const heading = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  // The row may have been scrolled before hydration.
  useEffect(() => {
    if (row.current) setCurrent(toCurrent(row.current, count));
  }, [count]);

  function show(index: number, behavior?: ScrollBehavior) {
    if (!row.current) return;
    heading.current = index;
    setCurrent(index);
    row.current.scrollTo({ left: toScrollLeft(index, row.current, count), behavior });
  }

  function followScroll() {
    if (!row.current) return;
    const passing = toCurrent(row.current, count);
    if (heading.current === undefined) setCurrent(passing);
    else if (heading.current === passing) heading.current = undefined;
  }

  /** Scrolling by hand cancels the target. */
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

/** Index of the picture that the row shows. */
export function toCurrent({ scrollLeft, scrollWidth, clientWidth }: Scroll, count: number): number {
  const range = scrollWidth - clientWidth;
  if (count < 2 || range <= 0) return 0;
  const current = Math.round((scrollLeft / range) * (count - 1));
  // Some browsers overscroll.
  return Math.min(Math.max(current, 0), count - 1);
}

/** The inverse of toCurrent. */
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

/** The index that a key leads to, wrapping around; `undefined` for other keys. */
export function toKeyTarget(key: string, current: number, count: number): number | undefined {
  return steps.get(key)?.(current, count);
}

/** Fragment of a picture: the first is #picture-1. */
export function toAnchor(index: number) {
  return `picture-${index + 1}`;
}
