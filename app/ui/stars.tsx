import { Star } from "./icons.tsx";

const STARS = 5;

/** Five stars, filled to the rating rounded up (spec §9.13). */
export function Stars({ rating = STARS }: { rating?: number }) {
  const filled = Math.ceil(rating);
  return (
    <span className="inline-flex gap-0.5 text-banksia">
      <span className="sr-only">{rating} out of 5</span>
      {Array.from({ length: STARS }, (_, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: five stars that never change places
          key={index}
          className={`size-4 ${index < filled ? "fill-current" : "text-control"}`}
          strokeWidth={index < filled ? 0 : 1.2}
        />
      ))}
    </span>
  );
}
