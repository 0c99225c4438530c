import type { Picture as PictureToShow } from "./picture.ts";
import { pictureFallbackUrl, pictureSrcSet } from "./picture-address.ts";

export type PictureProps = {
  picture: PictureToShow;
  /** How wide it stands on the page, as in the `sizes` attribute: "(min-width: 64rem) 33vw, 100vw". */
  sizes: string;
  /** The time in ms at which the data last changed; a new one makes browsers fetch the picture anew. */
  version?: number;
  /** The first picture of a page: loads at once, before anything below it. */
  priority?: boolean;
  /** Beside the first, so seen at once too: loads without waiting for the visitor to come near. */
  eager?: boolean;
  /** In place of the picture's own; "" where the text beside it says the same. */
  alt?: string;
  /** Size and shape of the box, as "aspect-card"; the picture fills it. Without one it keeps its proportions. */
  className?: string;
  /** Told when it cannot be loaded. */
  onBroken?: () => void;
};

/** A picture in its box, over its own colour until it arrives. */
export function Picture({
  picture,
  sizes,
  version,
  priority,
  eager,
  alt,
  className,
  onBroken,
}: PictureProps) {
  return (
    <div className={`relative overflow-hidden bg-mist ${className ?? ""}`}>
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
          alt={alt ?? picture.alt}
          className="relative block size-full object-cover"
          ref={onBroken && ((image) => reportEarlyBreak(image, onBroken))}
          onError={onBroken}
          {...(priority ? first : eager ? soon : later)}
        />
      </picture>
    </div>
  );
}

/** Without script nobody heard what happened before it came. */
function reportEarlyBreak(image: HTMLImageElement | null, onBroken: () => void) {
  if (image?.complete && image.naturalWidth === 0) onBroken();
}

const first = { loading: "eager", fetchPriority: "high" } as const;
const soon = { loading: "eager", decoding: "async" } as const;
const later = { loading: "lazy", decoding: "async" } as const;
