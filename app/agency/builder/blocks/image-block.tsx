import type { ReactNode } from "react";
import type { PlacedPicture } from "../block.ts";

type ImageBlockProps = { image: PlacedPicture & { link?: string }; children?: ReactNode };

/** A picture; blocks placed on it are shown below it. */
export function ImageBlock({ image, children }: ImageBlockProps) {
  const picture = <PlacedImage image={image} />;
  return (
    <div className="grid w-full gap-4">
      {/* A linked picture without alt text would be a link without a name. */}
      {image.link && image.alt ? <a href={image.link}>{picture}</a> : picture}
      {children}
    </div>
  );
}

function PlacedImage({ image }: { image: PlacedPicture }) {
  const { src, srcSet, sizes = DEFAULT_SIZES, alt, width, height, isContained, isFirst } = image;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={width}
      height={height}
      className={`block h-auto w-full rounded-xs bg-mist ${isContained ? "object-contain" : "object-cover"}`}
      {...(isFirst ? first : later)}
    />
  );
}

const DEFAULT_SIZES = "(min-width: 82rem) 82rem, 100vw";
const first = { loading: "eager", fetchPriority: "high" } as const;
const later = { loading: "lazy", decoding: "async" } as const;
