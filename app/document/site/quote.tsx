import type { Testimonial } from "#app/agency/kinds/testimonial-schema.ts";
import { formatMonth } from "#app/region/format.ts";
import { Stars } from "#app/ui/stars.tsx";

/** A testimonial with the name of its agent, who may have left. */
export type QuotedTestimonial = Testimonial & { agentName?: string };

/** A testimonial with stars, words, author and place, for sand or plain ground. */
export function Quote({ testimonial }: { testimonial: QuotedTestimonial }) {
  const { rating, quote, name, suburb, agentName, date, source } = testimonial;
  return (
    <figure className="flex h-full flex-col gap-4 border-sand-700 border-t pt-5.5">
      <Stars rating={rating} />
      <blockquote className="font-display text-h3 leading-quote">{quote}</blockquote>
      <figcaption className="mt-auto pt-2 text-sm">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sand-700">{suburb}</span>
        <span className="text-sand-700">
          {agentName && `Client of ${agentName}, `}
          {formatMonth(date)}
          {source && `, ${source}`}
        </span>
      </figcaption>
    </figure>
  );
}
