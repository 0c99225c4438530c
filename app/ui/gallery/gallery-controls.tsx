import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ArrowLeft, ArrowRight } from "../icons.tsx";
import type { Picture } from "../picture/picture-address.ts";

/** The caption of a picture with its position: "Kitchen, 3 of 8". */
export function toCaption(picture: GalleryPicture | undefined, index: number, count: number) {
  const place = count > 1 ? `${index + 1}\u00a0of\u00a0${count}` : "";
  return [picture?.name, place].filter(Boolean).join(", ");
}

type GalleryControlsProps = {
  current: number;
  pictures: readonly GalleryPicture[];
  onShow: (index: number) => void;
};

/** Previous and next buttons that wrap around; the new picture is announced. */
export function GalleryControls({ current, pictures, onShow }: GalleryControlsProps) {
  const count = pictures.length;
  return (
    <div className="absolute right-4 bottom-0 flex gap-2 print:hidden">
      <p role="status" className="sr-only">
        {toCaption(pictures[current], current, count)}: {pictures[current]?.alt}
      </p>
      {count > 1 &&
        directions.map(({ step, label, Icon }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            className={pictureButtonStyle}
            onClick={() => onShow((current + step + count) % count)}
          >
            <Icon className="size-5" />
          </button>
        ))}
    </div>
  );
}

/** A round button that is legible over any picture. */
export const pictureButtonStyle =
  "inline-grid size-11 place-items-center rounded-full border border-control bg-white text-ink hover:border-ink hover:bg-ink hover:text-foam";

const directions = [
  { step: -1, label: "Previous picture", Icon: ArrowLeft },
  { step: 1, label: "Next picture", Icon: ArrowRight },
] as const;

export type GalleryPicture = Picture & {
  /** The subject, as "Kitchen" or "Floor plan". */
  name?: string;
  /** The text on the picture, as "Virtually staged". */
  label?: string;
};

/** State and event handlers of a carousel with `count` pictures; `current` counts from 0. */
export function useGallery(count: number) {
  const row = useRef<HTMLUListElement>(null);
  // Target of a smooth scroll. Pictures on the way do not become current.
  const heading = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  // The visitor may have scrolled the row before hydration.
  useEffect(() => {
    if (row.current) setCurrent(toCurrent(row.current, count));
  }, [count]);

  function show(index: number, behavior?: ScrollBehavior) {
    if (!row.current) return;
    heading.current = index;
    setCurrent(index);
    row.current.scrollTo({ left: index * row.current.clientWidth, behavior });
  }

  function followScroll() {
    if (!row.current) return;
    const passing = toCurrent(row.current, count);
    if (heading.current === undefined) setCurrent(passing);
    else if (heading.current === passing) heading.current = undefined;
  }

  /** Cancels the target when the visitor scrolls by hand. */
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

type Scroll = { scrollLeft: number; clientWidth: number };

/** Index of the picture shown in the row, each picture being as wide as the row; some browsers overscroll. */
export function toCurrent({ scrollLeft, clientWidth }: Scroll, count: number): number {
  return Math.min(Math.max(Math.round(scrollLeft / clientWidth) || 0, 0), count - 1);
}

/** Index for a key, wrapping around; `undefined` for other keys. */
export function toKeyTarget(key: string, current: number, count: number): number | undefined {
  const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: -1 };
  const index = new Map(Object.entries(target)).get(key);
  return index === undefined ? undefined : (index + count) % count;
}

/** Fragment of a picture's address; the first is #picture-1. */
export function toAnchor(index: number) {
  return `picture-${index + 1}`;
}

/** Keeps the current thumbnail in view. scrollIntoView would scroll the page too. */
export function useStripAt(current: number) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = strip.current?.children.item(current);
    if (!strip.current || !(item instanceof HTMLElement)) return;
    strip.current.scrollTo({
      left: item.offsetLeft - (strip.current.clientWidth - item.clientWidth) / 2,
      top: item.offsetTop - (strip.current.clientHeight - item.clientHeight) / 2,
    });
  }, [current]);
  return strip;
}
