import { ArrowLeft, ArrowRight } from "../icons.tsx";
import type { GalleryPicture } from "./use-gallery.ts";

/** Names the picture and its place in the row: "Kitchen, 3 of 8". */
export function toCaption(picture: GalleryPicture | undefined, index: number, count: number) {
  const place = count > 1 ? `${index + 1} of ${count}` : "";
  return [picture?.name, place].filter(Boolean).join(", ");
}

type GalleryControlsProps = {
  current: number;
  pictures: readonly GalleryPicture[];
  onShow: (index: number) => void;
};

/** Buttons that wrap around; what they lead to is announced. */
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
            <Icon aria-hidden="true" className="size-5" />
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
