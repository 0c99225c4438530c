import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { toCurrent, toKeyTarget, toScrollLeft } from "./gallery-position.ts";

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
