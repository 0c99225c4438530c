import type { HomeMark } from "#app/listings/card/home-mark.ts";
import { Heart as HeartDrawing } from "#app/ui/icons.tsx";

type HeartProps = {
  /** The home's source id. */
  id: string;
  title: string;
};

/** Keeps a home, or drops it. */
export const shortlistHeart: HomeMark = { name: "shortlist", OnCard: CardHeart, OnPage: PageHeart };

/** In the upper right corner of the picture; a row has its picture at the left from md (listing-card.tsx). */
const corners = {
  card: "top-2 right-2",
  row: "top-3 left-[calc(var(--row-picture)-2.75rem)] md:top-9 md:left-[calc(32%-4rem)]",
} as const;

/**
 * Keeps a home: a button of the one form in the frame (hearts-frame.tsx). Script makes it full, and
 * another press drops the home again; without it, the address that the form leads to does (hearts.css).
 */
function CardHeart({ id, title, on }: HeartProps & { on: keyof typeof corners }) {
  return (
    <button
      {...toHeart(id)}
      aria-label={`Keep ${title}`}
      className={`heart heart-round absolute ${corners[on]}`}
    >
      <HeartDrawing aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Beside the price on the page of a home. */
function PageHeart({ id, title }: HeartProps) {
  return (
    <button
      {...toHeart(id)}
      className="heart inline-flex min-h-11 items-center gap-2 font-semibold text-ui hover:underline print:hidden"
    >
      <HeartDrawing aria-hidden="true" className="size-4.5" />
      Keep<span className="sr-only"> {title}</span>
    </button>
  );
}

function toHeart(id: string) {
  // hearts.script.ts may have filled it before React sees it.
  const button = { type: "submit", form: "hearts", name: "keep", suppressHydrationWarning: true } as const;
  return { ...button, value: id, id: `heart-${id}` };
}
