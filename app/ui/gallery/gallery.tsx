import type { ReactNode } from "react";
import { ArrowLeft, ArrowRight } from "../icons.tsx";
import type { Picture as PictureToShow } from "../picture/picture.ts";
import { PictureOrFallback } from "../picture/picture-or-fallback.tsx";
import { pictureSizes } from "../picture/picture-sizes.ts";
import { useIsHydrated } from "../use-is-hydrated.ts";
import { GalleryThumbs } from "./gallery-thumbs.tsx";
import { toAnchor, toKeyTarget, useGallery } from "./use-gallery.ts";

type GalleryProps = {
  pictures: readonly PictureToShow[];
  /** Accessible name, as "Pictures of 14 Tern Lane". */
  label: string;
  /** When the data last changed (ms); see Picture. */
  version?: number;
  /** Shown for a picture that fails to load. */
  fallback?: PictureToShow;
  caption?: string;
  /** Badges over the first picture. */
  children?: ReactNode;
};

/**
 * A scroll-snap carousel with thumbnails. Without script the thumbnails' links scroll the row; with it there are buttons,
 * a counter and arrow keys too, and the URL does not change.
 */
export function Gallery({ pictures, label, version, fallback, caption, children }: GalleryProps) {
  const count = pictures.length;
  const { current, show, rowProps } = useGallery(count);
  const isHydrated = useIsHydrated();
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <div className="relative">
        <ul
          {...rowProps}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={label}
          className="flex snap-x snap-mandatory gap-0.5 overflow-x-auto overscroll-x-contain rounded-xs [scrollbar-width:none] motion-safe:scroll-smooth print:overflow-hidden"
        >
          {pictures.map((picture, index) => (
            <li
              key={toAnchor(index)}
              id={toAnchor(index)}
              className="relative aspect-card flex-none basis-full snap-center lg:aspect-2/1 print:not-first:hidden print:aspect-8/3"
            >
              <PictureOrFallback
                picture={picture}
                fallback={fallback}
                version={version}
                sizes={pictureSizes.page}
                priority={index === 0}
                className="size-full"
              />
              {index === 0 && (
                <div className="absolute top-4 left-4 flex flex-wrap gap-1.5 print:hidden">{children}</div>
              )}
            </li>
          ))}
        </ul>
        {isHydrated && count > 1 && (
          <GalleryControls current={current} count={count} onShow={show} alt={pictures[current]?.alt ?? ""} />
        )}
      </div>
      <div className="flex flex-col justify-between gap-x-8 gap-y-2 lg:flex-row lg:items-end">
        {count > 1 && (
          <GalleryThumbs
            pictures={pictures}
            fallback={fallback}
            version={version}
            current={current}
            onShow={show}
          />
        )}
        {caption && <p className="flex-none text-slate text-xs lg:pb-1">{caption}</p>}
      </div>
    </div>
  );
}

type GalleryControlsProps = {
  current: number;
  count: number;
  /** Of the current picture, announced when it changes. */
  alt: string;
  onShow: (index: number) => void;
};

/** Counter and buttons over the pictures; they wrap around. */
function GalleryControls({ current, count, alt, onShow }: GalleryControlsProps) {
  return (
    <div className="absolute right-4 bottom-4 flex gap-2 print:hidden">
      <p
        role="status"
        className="inline-flex h-11 items-center rounded-full bg-white px-3.5 font-semibold text-sm tabular-nums"
      >
        <span aria-hidden="true">
          {current + 1} / {count}
        </span>
        <span className="sr-only">
          Picture {current + 1} of {count}: {alt}
        </span>
      </p>
      {directions.map(({ key, label, Icon }) => (
        <button
          key={key}
          type="button"
          aria-label={label}
          className={button}
          onClick={() => onShow(toKeyTarget(key, current, count) ?? current)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </div>
  );
}

const button =
  "inline-grid size-11 place-items-center rounded-full border border-control bg-white transition-colors duration-(--dur-fast) hover:border-ink hover:bg-ink hover:text-foam focus-visible:rounded-full focus-visible:outline-2 focus-visible:outline-foam focus-visible:outline-offset-0 focus-visible:ring-4 focus-visible:ring-ink";

const directions = [
  { key: "ArrowLeft", label: "Previous picture", Icon: ArrowLeft },
  { key: "ArrowRight", label: "Next picture", Icon: ArrowRight },
] as const;
