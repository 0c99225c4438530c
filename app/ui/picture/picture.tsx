import { useState } from "react";
import { Badge } from "../badge.tsx";
import { type Picture as PictureToShow, pictureFallbackUrl, pictureSrcSet } from "./picture-address.ts";

export type PictureProps = {
  picture: PictureToShow;
  sizes: string;
  /** Time (ms) of the data's last change; busts the browser's cache. */
  version?: number;
  /** The largest picture above the fold, loaded first. */
  priority?: boolean;
  /** Above the fold, so not lazy. */
  eager?: boolean;
  /** Replaces the picture's own alt text; "" where the text beside it says the same. */
  alt?: string;
  label?: string;
  /** Size of the box, as "aspect-card", which the picture covers. Without one it keeps its aspect ratio. */
  className?: string;
  /** Shown whole in its box instead of covering it. */
  isWhole?: boolean;
  onBroken?: () => void;
};

/** A picture over its average colour. */
export function Picture({
  picture,
  sizes,
  version,
  priority,
  eager,
  alt,
  label,
  className,
  isWhole,
  onBroken,
}: PictureProps) {
  // A drawing in place of a photograph fills its frame.
  const isShownWhole = picture.isWhole || (isWhole && !picture.words);
  return (
    <div
      className={`relative overflow-hidden bg-mist ${picture.words ? "worded" : ""} ${onBroken ? "replaceable z-0" : ""} ${className ?? ""}`}
    >
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={picture.colour} />
      </svg>
      <picture>
        {picture.widths.length > 0 && (
          <source type="image/avif" srcSet={pictureSrcSet(picture, version)} sizes={sizes} />
        )}
        <img
          src={pictureFallbackUrl(picture, version)}
          width={picture.width}
          height={picture.height}
          alt={picture.words ? "" : (alt ?? picture.alt)}
          className={`relative block size-full ${isShownWhole ? "object-contain" : "object-cover"}`}
          ref={onBroken && ((image) => reportEarlyBreak(image, onBroken))}
          onError={onBroken}
          {...(priority ? first : eager ? soon : later)}
        />
      </picture>
      <PictureLabel label={label} />
      {picture.words && (
        <p className="absolute bottom-4 left-4 rounded-xs bg-white px-2 py-1 font-semibold text-ink text-xs leading-tight">
          {picture.words}
        </p>
      )}
    </div>
  );
}

/** Reports a picture that failed to load before hydration. */
function reportEarlyBreak(image: HTMLImageElement | null, onBroken: () => void) {
  if (image?.complete && image.naturalWidth === 0) onBroken();
}

const first = { loading: "eager", fetchPriority: "high" } as const;
const soon = { loading: "eager", decoding: "async" } as const;
const later = { loading: "lazy", decoding: "async" } as const;

/** A label on a picture, such as "Virtually staged". The picture's box must be positioned. */
function PictureLabel({ label }: { label?: string }) {
  if (!label) return null;
  return (
    <p className="absolute bottom-4 left-4">
      <Badge>{label}</Badge>
    </p>
  );
}

/** Replaces a picture that fails to load, with its label, by another. Without script the stylesheet replaces it. */
export function PictureOrFallback({
  picture,
  fallback,
  ...props
}: PictureProps & { fallback: PictureToShow | undefined }) {
  const [broken, setBroken] = useState<PictureToShow>();
  if (!fallback || picture === fallback || picture.isWhole) return <Picture {...props} picture={picture} />;
  if (broken === picture) return <Picture {...props} picture={fallback} label={undefined} />;
  return <Picture {...props} picture={picture} onBroken={() => setBroken(picture)} />;
}
