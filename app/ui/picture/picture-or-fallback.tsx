import { useState } from "react";
import { Picture, type PictureProps } from "./picture.tsx";
import type { Picture as PictureToShow } from "./picture-address.ts";

/** With script, another picture replaces one that fails to load. */
export function PictureOrFallback({
  picture,
  fallback,
  ...props
}: PictureProps & { fallback: PictureToShow | undefined }) {
  const [broken, setBroken] = useState<PictureToShow>();
  if (!fallback || picture === fallback || picture.isWhole) return <Picture {...props} picture={picture} />;
  if (broken === picture) return <Picture {...props} picture={fallback} />;
  return <Picture {...props} picture={picture} onBroken={() => setBroken(picture)} />;
}
