import { formatMonth } from "#app/format.ts";
import { Stars } from "#app/ui/stars.tsx";
import { agents } from "#content/agents.ts";

/** What a client said: stars, the words, who said them and where. For a sand or a plain ground. */
export function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { rating, quote, name, suburb, agentId, date } = testimonial;
  const agent = agents.find(({ id }) => id === agentId);
  return (
    <figure className="flex h-full flex-col gap-4 border-sand-700 border-t pt-5.5">
      <Stars rating={rating} />
      <blockquote className="font-display text-h3 leading-quote">{quote}</blockquote>
      <figcaption className="mt-auto pt-2 text-sm">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sand-700">{suburb}</span>
        <span className="text-sand-700">
          {agent && `Client of ${agent.name}, `}
          {formatMonth(date)}
        </span>
      </figcaption>
    </figure>
  );
}

/** What a client said, with their leave (spec §3.6). */
export type Testimonial = {
  id: number;
  name: string;
  suburb: string;
  quote: string;
  /** Out of five. */
  rating: number;
  agentId: number;
  /** Id of a sold property, where the words are about one. */
  propertyId?: string;
  /** Calendar day in Sydney, as 2026-08-30. */
  date: string;
};
