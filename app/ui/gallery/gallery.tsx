import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../loading/use-loading.ts";
import { Picture, PictureOrFallback } from "../picture/picture.tsx";
import { type Picture as PictureToShow, pictureUrl } from "../picture/picture-address.ts";
import { pictureSizes } from "../picture/picture-sizes.ts";
import {
  GalleryControls,
  type GalleryPicture,
  toAnchor,
  toCaption,
  useGallery,
  useStripAt,
} from "./gallery-controls.tsx";
import type { PictureViewer } from "./picture-viewer.tsx";

type GalleryProps = {
  pictures: readonly GalleryPicture[];
  /** Accessible name, as "Pictures of 14 Tern Lane". */
  label: string;
  /** When the data last changed (ms); see Picture. */
  version?: number;
  /** Replaces a picture that fails to load. */
  fallback?: PictureToShow;
  /** Badges over the first picture. */
  children?: ReactNode;
};

/**
 * A scroll-snap carousel of whole pictures with thumbnails, and a viewer as large as the window. Without script the
 * thumbnails' links scroll the row and a picture links to its largest file. Script adds buttons, a counter and arrow
 * keys, and keeps the URL unchanged. Screen readers and keys get the row alone, because the thumbnails would repeat it.
 * On paper the first picture stands beside the plans.
 */
export function Gallery({ pictures, label, version, fallback, children }: GalleryProps) {
  const count = pictures.length;
  const { current, show, rowProps } = useGallery(count);
  const isHydrated = useIsHydrated();
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const [enlarged, setEnlarged] = useState<{ index: number; Viewer: typeof PictureViewer }>();

  // Arrow keys on a picture move the focus to the next one.
  useEffect(() => {
    const focused = links.current.findIndex((link) => link?.matches(":focus"));
    if (focused >= 0 && focused !== current) links.current[current]?.focus({ preventScroll: true });
  }, [current]);

  const shown = { version, sizes: pictureSizes.gallery, className: "size-full", isWhole: true };

  /** The first click fetches the viewer's code; where that fails, the browser follows the link. */
  async function enlarge(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const module = await import("./picture-viewer.tsx").catch(() => undefined);
    if (module) setEnlarged({ index, Viewer: module.PictureViewer });
    else window.location.assign(href);
  }

  function close(index: number) {
    setEnlarged(undefined);
    show(index, "instant");
    links.current[index]?.focus({ preventScroll: true });
  }

  return (
    <div className="grid grid-cols-1 gap-2.5 max-sm:-mx-(--gutter) lg:has-[ol]:grid-cols-gallery">
      <div className="relative">
        <ul
          {...rowProps}
          aria-label={label}
          className="snap-row flex overflow-x-auto overscroll-x-contain rounded-xs [scrollbar-width:none] motion-safe:scroll-smooth print:overflow-hidden"
        >
          {pictures.map((picture, index) => (
            <li
              key={toAnchor(index)}
              id={toAnchor(index)}
              className={`grid flex-none basis-full snap-center grid-rows-rest-auto print:h-48 print:grow ${picture.isWhole ? "print:basis-1/5" : "print:not-first:hidden print:basis-1/2"}`}
            >
              <div className="relative">
                {index === 0 && (
                  // The whole row has the aspect ratio of its first picture.
                  <svg
                    aria-hidden="true"
                    viewBox={`0 0 ${picture.width} ${picture.height}`}
                    className={`block max-h-[75svh] w-full print:hidden ${count > 1 ? "" : "lg:h-(--gallery-h)"}`}
                  />
                )}
                <div className="absolute inset-0">
                  {picture.words ? (
                    <Picture {...shown} picture={picture} />
                  ) : (
                    <a
                      ref={(link) => {
                        links.current[index] = link;
                      }}
                      href={pictureUrl(picture, Number.POSITIVE_INFINITY, version)}
                      aria-label={`Enlarge picture ${index + 1}: ${toName(picture)}`}
                      // Only the current picture is a tab stop; the arrow keys move along the row.
                      tabIndex={isHydrated && index !== current ? -1 : undefined}
                      onClick={(event) => enlarge(event, index)}
                      className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
                    >
                      <PictureOrFallback
                        {...shown}
                        picture={picture}
                        fallback={fallback}
                        label={picture.label}
                        priority={index === 0}
                      />
                    </a>
                  )}
                </div>
                {index === 0 && (
                  <div className="absolute top-4 left-4 flex flex-wrap gap-1.5 print:hidden">{children}</div>
                )}
              </div>
              <p className="flex min-h-11 items-center not-print:pe-31 text-sm leading-tight empty:hidden max-sm:ps-(--gutter)">
                {toCaption(picture, index, count)}
              </p>
            </li>
          ))}
        </ul>
        {isHydrated && count > 1 && <GalleryControls current={current} pictures={pictures} onShow={show} />}
      </div>
      {count > 1 && (
        <GalleryThumbs
          pictures={pictures}
          fallback={fallback}
          version={version}
          current={current}
          onShow={show}
        />
      )}
      {enlarged && (
        <enlarged.Viewer
          pictures={pictures}
          label={label}
          version={version}
          first={enlarged.index}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The label and the subject of a picture, as "Virtually staged: Kitchen". */
const toName = ({ label, alt }: GalleryPicture) => [label, alt].filter(Boolean).join(": ");

type GalleryThumbsProps = Pick<GalleryProps, "pictures" | "fallback" | "version"> & {
  current: number;
  onShow: (index: number) => void;
};

/** Classes and sizes by the number of thumbnails per row beside the picture. */
const places = {
  1: { span: "lg:col-span-6", sizes: "(min-width: 64rem) 42rem, 6rem" },
  2: { span: "lg:col-span-3", sizes: "(min-width: 64rem) 21rem, 6rem" },
  3: { span: "lg:col-span-2", sizes: "(min-width: 64rem) 15rem, 6rem" },
} as const;
/** Hidden in wide windows, which already show the first picture large. */
const first = { span: "lg:hidden", sizes: "6rem" } as const;

type Row = keyof typeof places;

/**
 * Distributes the thumbnails over rows so that no place is left empty: one or two rows of two, then rows of three;
 * larger thumbnails where there are few.
 */
export function toRows(count: number): Row[] {
  if (count === 0) return [];
  if (count === 1) return [1];
  if (count === 2) return [1, 1];
  if (count === 3) return [1, 2];
  const ofTwo = (3 - (count % 3)) % 3;
  const ofThree = (count - 2 * ofTwo) / 3;
  return [...Array<Row>(ofTwo).fill(2), ...Array<Row>(ofThree).fill(3)];
}

function GalleryThumbs({ pictures, fallback, version, current, onShow }: GalleryThumbsProps) {
  const strip = useStripAt(current);
  const rows = toRows(pictures.length - 1);
  const placed = [first, ...rows.flatMap((row) => Array<(typeof places)[Row]>(row).fill(places[row]))];

  function show(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Following the links would add a history entry per picture.
    event.preventDefault();
    onShow(index);
  }

  return (
    <div aria-hidden="true" className="@container relative -m-1 min-w-0 max-sm:mx-0 print:hidden">
      <ol
        ref={strip}
        // Browsers make a scrollable element focusable if nothing in it is.
        tabIndex={-1}
        className="relative flex gap-2.5 overflow-x-auto p-1 [scrollbar-width:none] motion-safe:scroll-smooth max-sm:px-(--gutter) lg:absolute lg:inset-0 lg:grid lg:auto-rows-thumbnails lg:grid-cols-6 lg:overflow-y-auto"
      >
        {pictures.map((picture, index) => (
          <li key={toAnchor(index)} className={`flex-none basis-20 ${placed[index]?.span}`}>
            <a
              href={`#${toAnchor(index)}`}
              tabIndex={-1}
              aria-current={index === current ? "true" : undefined}
              onClick={(event) => show(event, index)}
              className="block h-full current:outline-2 current:outline-offset-2"
            >
              <PictureOrFallback
                picture={{ ...picture, words: undefined }}
                fallback={fallback}
                version={version}
                sizes={placed[index]?.sizes ?? first.sizes}
                alt=""
                className="aspect-3/2 w-full rounded-xs lg:aspect-auto lg:h-full"
              />
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
