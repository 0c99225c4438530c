import { AgentPortrait } from "#app/document/site/portrait/agent-portrait.tsx";
import { toPortrait } from "#app/document/site/portrait/portrait.ts";
import { toPhoneHref } from "#app/region/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { Agent } from "../texts/kinds/agent.ts";
import { toAgentFigures } from "./agent.ts";
import { ContactLines } from "./contact-lines.tsx";

export function AgentHeader({ agent }: { agent: Agent }) {
  const { rating, ratingText, reviewsText } = toAgentFigures(agent);
  return (
    <header className="grid items-end gap-x-(--gap-grid) gap-y-10 sm:grid-cols-12">
      <AgentPortrait
        portrait={toPortrait(agent)}
        sizes="(min-width: 82rem) 33rem, (min-width: 40rem) 38vw, 90vw"
        className="aspect-portrait w-full sm:col-span-5"
        priority
      />
      <div className="grid gap-4.5 sm:col-span-7 lg:col-span-6 lg:col-start-7">
        <p className="flex flex-wrap items-center gap-x-2.5 text-slate text-sm">
          <Stars rating={rating} />
          <span>
            <span aria-hidden="true">{ratingText}</span> from {reviewsText}
          </span>
        </p>
        <h1 className="heading-hero">{agent.name}</h1>
        <p className="text-lead text-tide">{agent.title}</p>
        <ContactLines phones={[agent.phone, agent.mobile]} email={agent.email} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={toPhoneHref(agent.phone)}>Call Now</ButtonLink>
          <ButtonLink href={`mailto:${agent.email}`} look="secondary">
            Email Me
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
