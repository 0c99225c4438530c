import type { HomeMark } from "#app/listings/card/home-mark.ts";
import { Heart as HeartDrawing } from "#app/ui/icons.tsx";

type HeartProps = {
  /** The home's source id. */
  id: string;
  title: string;
};

/** The heart: a button that keeps a home on the shortlist, or drops it. */
export const shortlistHeart: HomeMark = { name: "shortlist", OnCard: CardHeart, OnPage: PageHeart };

/** All hearts submit one form (hearts-frame.tsx). Script fills those of kept homes; without it, `:target` does. */
function CardHeart({ id, title }: HeartProps) {
  return (
    <button {...toHeart(id)} aria-label={`Keep ${title}`} className="heart heart-round">
      <HeartDrawing className="size-5" />
    </button>
  );
}

/** The heart beside the price on a home's page. */
function PageHeart({ id, title }: HeartProps) {
  return (
    <button
      {...toHeart(id)}
      className="heart inline-flex min-h-11 items-center gap-2 font-semibold text-ui hover:underline print:hidden"
    >
      <HeartDrawing className="size-4.5" />
      Keep<span className="sr-only"> {title}</span>
    </button>
  );
}

function toHeart(id: string) {
  return {
    id: `heart-${id}`,
    type: "submit",
    form: "hearts",
    name: "keep",
    value: id,
    // hearts.script.ts may have changed the button before React hydrates it.
    suppressHydrationWarning: true,
  } as const;
}
