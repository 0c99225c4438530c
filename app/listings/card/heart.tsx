import { Heart as HeartDrawing } from "#app/ui/icons.tsx";

type HeartProps = {
  /** The home's source id. */
  id: string;
  title: string;
};

/** In the upper right corner of the picture; a row has its picture at the left from md (listing-card.tsx). */
const corners = {
  card: "top-2 right-2",
  row: "top-9 right-2 md:right-auto md:left-[calc(32%-3.25rem)]",
} as const;

/**
 * Keeps a home: a button of the one form in the frame (app/document/shell/frame/footer.tsx). Script makes it full, and
 * another press drops the home again; without it, the address that the form leads to does (app/document/styles/hearts.css).
 */
export function CardHeart({ id, title, on }: HeartProps & { on: keyof typeof corners }) {
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
export function PageHeart({ id, title }: HeartProps) {
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
