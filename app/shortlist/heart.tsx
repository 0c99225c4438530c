import type { HomeMark } from "#app/listings/card/home-mark.ts";
import { Heart as HeartDrawing } from "#app/ui/icons.tsx";

type HeartProps = {
  /** The home's source id. */
  id: string;
  title: string;
};

/** Keeps a home, or drops it. */
export const shortlistHeart: HomeMark = { name: "shortlist", OnCard: CardHeart, OnPage: PageHeart };

/**
 * Keeps a home: a button of the one form in the frame (hearts-frame.tsx). Script makes it full, and
 * another press drops the home again; without it, the address that the form leads to does (hearts.css).
 */
function CardHeart({ id, title }: HeartProps) {
  return (
    <button {...toHeart(id)} aria-label={`Keep ${title}`} className="heart heart-round">
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
