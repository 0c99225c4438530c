import { ArrowLeft, ArrowRight } from "../icons.tsx";
import { toKeyTarget } from "./use-gallery.ts";

type GalleryControlsProps = {
  current: number;
  count: number;
  /** The description of the current picture, announced when it changes. */
  alt: string;
  onShow: (index: number) => void;
};

/** Counter and buttons over the pictures; they wrap around. */
export function GalleryControls({ current, count, alt, onShow }: GalleryControlsProps) {
  return (
    <div className="absolute right-4 bottom-4 flex gap-2 print:hidden">
      <p
        role="status"
        className="inline-flex h-11 items-center rounded-full bg-white px-3.5 font-semibold text-ink text-sm tabular-nums"
      >
        <span aria-hidden="true">
          {current + 1} / {count}
        </span>
        <span className="sr-only">
          Picture {current + 1} of {count}: {alt}
        </span>
      </p>
      {count > 1 &&
        directions.map(({ key, label, Icon }) => (
          <button
            key={key}
            type="button"
            aria-label={label}
            className={pictureButtonStyle}
            onClick={() => onShow(toKeyTarget(key, current, count) ?? current)}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        ))}
    </div>
  );
}

/** A round button that is legible over any picture. */
export const pictureButtonStyle =
  "inline-grid size-11 place-items-center rounded-full border border-control bg-white text-ink transition-colors duration-(--dur-fast) hover:border-ink hover:bg-ink hover:text-foam focus-visible:rounded-full focus-visible:outline-2 focus-visible:outline-foam focus-visible:outline-offset-0 focus-visible:ring-4 focus-visible:ring-ink";

const directions = [
  { key: "ArrowLeft", label: "Previous picture", Icon: ArrowLeft },
  { key: "ArrowRight", label: "Next picture", Icon: ArrowRight },
] as const;
