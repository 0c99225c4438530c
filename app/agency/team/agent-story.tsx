import { toParagraphs } from "#app/region/format.ts";
import { Tags } from "#app/ui/badge.tsx";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { Agent, AgentTestimonial } from "../texts/kinds/agent.ts";

export function AgentStory({ agent }: { agent: Agent }) {
  return (
    <div>
      <div className="grid gap-6 pb-10">
        <h2 className="font-display text-h1">You're in safe hands.</h2>
        <Prose paragraphs={toParagraphs(agent.fullBio)} />
      </div>
      <DetailBlock title="Specialties">
        <Tags tags={agent.specialties} />
      </DetailBlock>
      {agent.awards.length > 0 && (
        <DetailBlock title="Awards">
          <Awards awards={agent.awards} />
        </DetailBlock>
      )}
      {agent.testimonials.length > 0 && (
        <DetailBlock title="Client testimonials">
          <div className="grid gap-x-(--gap-grid) gap-y-9 sm:grid-cols-2">
            {agent.testimonials.map((testimonial) => (
              <AgentQuote key={testimonial.content} testimonial={testimonial} />
            ))}
          </div>
        </DetailBlock>
      )}
    </div>
  );
}

function Awards({ awards }: Pick<Agent, "awards">) {
  return (
    <ul className="divide-y divide-line">
      {awards.map(({ year, name }) => (
        <li key={`${year} ${name}`} className="grid grid-cols-auto-rest py-2.75 first:pt-0 last:pb-0">
          <span className="w-18 text-slate tabular-nums">{year}</span>
          <span className="font-medium">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function AgentQuote({ testimonial }: { testimonial: AgentTestimonial }) {
  const { content, rating, name } = testimonial;
  return (
    <figure className="flex h-full flex-col gap-4 border-ink border-t pt-5.5">
      <Stars rating={rating} />
      <blockquote className="font-display text-h3 leading-quote">{content}</blockquote>
      <figcaption className="mt-auto pt-2 font-semibold text-sm">{name}</figcaption>
    </figure>
  );
}
