import { type MouseEvent, useEffect, useRef } from "react";
import type { Picture as PictureToShow } from "../picture/picture-address.ts";
import { PictureOrFallback } from "../picture/picture-or-fallback.tsx";
import { toAnchor } from "./use-gallery.ts";

type GalleryThumbsProps = {
  pictures: readonly PictureToShow[];
  fallback?: PictureToShow;
  version?: number;
  current: number;
  onShow: (index: number) => void;
};

const sizes = "(min-width: 64rem) 15rem, 6rem";

export function GalleryThumbs({ pictures, fallback, version, current, onShow }: GalleryThumbsProps) {
  const strip = useStripAt(current);

  function show(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Followed links would add a history entry per picture.
    event.preventDefault();
    onShow(index);
  }

  return (
    <div className="relative -m-1 min-w-0 print:hidden">
      <ol
        ref={strip}
        className="relative flex snap-x snap-proximity gap-2.5 overflow-x-auto p-1 [scrollbar-width:none] motion-safe:scroll-smooth lg:absolute lg:inset-0 lg:snap-y lg:flex-col lg:overflow-y-auto"
      >
        {pictures.map((picture, index) => (
          <li key={toAnchor(index)} className="flex-none basis-24 snap-center lg:basis-auto">
            <a
              href={`#${toAnchor(index)}`}
              aria-label={`Picture ${index + 1}: ${picture.alt}`}
              aria-current={index === current ? "true" : undefined}
              onClick={(event) => show(event, index)}
              className="block rounded-xs current:opacity-100 opacity-72 current:ring-2 current:ring-ink current:ring-offset-2 current:ring-offset-foam transition-opacity duration-(--dur-fast) hover:opacity-100 forced-colors:current:outline-2"
            >
              <PictureOrFallback
                picture={{ ...picture, words: undefined }}
                fallback={fallback}
                version={version}
                sizes={sizes}
                alt=""
                className="aspect-card rounded-xs"
              />
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Keeps the current thumbnail in view; scrollIntoView would scroll the page too. */
function useStripAt(current: number) {
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
