import { useEffect, useEffectEvent, useRef } from "react";
import { Search, X } from "../icons.tsx";
import { pictureFallbackUrl, pictureSrcSet } from "../picture/picture-address.ts";
import { pictureSizes } from "../picture/picture-sizes.ts";
import {
  GalleryControls,
  type GalleryPicture,
  pictureButtonStyle,
  toAnchor,
  toCaption,
  useGallery,
} from "./gallery-controls.tsx";
import { makeZoom, type Zoom } from "./zoom.ts";

type PictureViewerProps = {
  pictures: readonly GalleryPicture[];
  label: string;
  version?: number;
  /** The picture that was clicked. */
  first: number;
  onClose: (current: number) => void;
};

/** Shows whole pictures as large as the window, to swipe, enlarge, or move by keys and buttons. */
export function PictureViewer({ pictures, label, version, first, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { current, show, rowProps } = useGallery(pictures.length);
  const { onKeyDown, ...row } = rowProps;
  const zooms = useRef(new Map<number, Zoom>());
  const count = pictures.length;
  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    show(first, "instant");
  });
  useEffect(() => open(), []);
  useEffect(() => {
    for (const [index, zoom] of zooms.current) if (index !== current) zoom.reset();
  }, [current]);

  function enableZoom(box: HTMLElement | null, index: number) {
    if (!box) return;
    const zoom = makeZoom(box);
    zooms.current.set(index, zoom);
    return zoom.stop;
  }
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
      className="on-ink fixed inset-0 size-full max-h-none max-w-none overflow-hidden bg-ink text-foam"
    >
      <button
        type="button"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
        className={`absolute top-4 right-4 z-10 ${pictureButtonStyle}`}
      >
        <X className="size-5" />
      </button>
      <button
        type="button"
        aria-label="Zoom"
        onClick={() => zooms.current.get(current)?.toggle()}
        className={`absolute top-4 left-4 z-10 ${pictureButtonStyle}`}
      >
        <Search className="size-5" />
      </button>
      <ul
        {...row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="snap-row flex size-full overflow-x-auto overscroll-contain [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map((picture, index) => (
          <li key={toAnchor(index)} className="relative h-full flex-none basis-full snap-center">
            <picture
              ref={(box) => enableZoom(box, index)}
              tabIndex={-1}
              className="block size-full overflow-auto [scrollbar-width:none]"
            >
              {picture.widths.length > 0 && (
                <source
                  type="image/avif"
                  srcSet={pictureSrcSet(picture, version)}
                  sizes={pictureSizes.window}
                />
              )}
              <img
                src={pictureFallbackUrl(picture, version)}
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
                loading={index === first ? "eager" : "lazy"}
                className="size-full object-contain"
              />
            </picture>
            {/* Over the picture's corner where that is as high as the window, and clear of the arrows. */}
            <p className="absolute bottom-0 flex min-h-11 items-center pe-31 text-sm leading-tight">
              <span className="bg-ink px-4 py-1">
                {[picture.label ?? picture.words, toCaption(picture, index, count)]
                  .filter(Boolean)
                  .join(": ")}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <GalleryControls current={current} pictures={pictures} onShow={show} />
    </dialog>
  );
}
