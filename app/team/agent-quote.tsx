import { Stars } from "#app/ui/stars.tsx";
import type { AgentTestimonial } from "./agent.ts";

/** What a client said of one agent: stars, the words, who said them. */
export function AgentQuote({ testimonial }: { testimonial: AgentTestimonial }) {
  const { content, rating, name } = testimonial;
  return (
    <figure className="flex h-full flex-col gap-4 border-ink border-t pt-5.5">
      <Stars rating={rating} />
      <blockquote className="font-display text-h3 leading-quote">{content}</blockquote>
      <figcaption className="mt-auto pt-2 font-semibold text-sm">{name}</figcaption>
    </figure>
  );
}
