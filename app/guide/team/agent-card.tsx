import { href } from "react-router";
import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import { AgentPortrait } from "#app/document/site/portrait/agent-portrait.tsx";
import { toPortrait } from "#app/document/site/portrait/portrait.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { Stars } from "#app/ui/stars.tsx";
import { toAgentFigures } from "./agents.ts";
import { ContactLines } from "./contact-lines.tsx";

const layouts = {
  /** Portrait beside the name on phones, above it from 640 px. */
  card: {
    frame: "grid-rows-auto-rest sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr]",
    portrait: "sm:w-full",
    name: "text-h3",
  },
  /** The principal's card, two columns wide where there is room. */
  lead: {
    frame: "@md:grid-cols-2 sm:grid-cols-1 sm:grid-rows-rest-auto sm:gap-x-(--gap-grid)",
    portrait: "sm:row-span-2 sm:aspect-auto sm:h-full sm:min-h-96 sm:w-full",
    name: "text-h3 sm:text-h2",
  },
} as const;

export function AgentCard({ agent, layout }: { agent: Agent; layout: keyof typeof layouts }) {
  const { frame, portrait, name } = layouts[layout];
  return (
    <article className={`grid grid-cols-auto-rest gap-x-4 gap-y-3 ${frame}`}>
      <AgentPortrait
        portrait={toPortrait(agent)}
        sizes={pictureSizes.agentCard}
        className={`aspect-square w-26 ${portrait}`}
      />
      <div className="grid content-end gap-1 max-sm:content-center">
        <AgentRating agent={agent} />
        <h3 className={`font-display leading-name ${name}`}>
          <a href={href("/team/:id", { id: String(agent.id) })} className="no-underline hover:underline">
            {agent.name}
          </a>
        </h3>
        <p className="text-slate text-sm">{agent.role}</p>
      </div>
      <CardBody agent={agent} />
    </article>
  );
}

function CardBody({ agent }: { agent: Agent }) {
  return (
    <div className="col-span-full flex flex-col items-start gap-3 sm:col-auto">
      <p className="line-clamp-3 text-slate text-sm">{agent.bio}</p>
      <ContactLines phones={[agent.phone]} email={agent.email} size="small" />
      <dl className="grid grow grid-cols-auto-rest content-start gap-x-3 gap-y-0.5 text-sm">
        <CardDetail label="Areas">{toCardAreas(agent.areas)}</CardDetail>
        <CardDetail label="Focus">{toFirstTwo(agent.specialties)}</CardDetail>
      </dl>
      <ArrowLink href={href("/team/:id", { id: String(agent.id) })} about={`of ${agent.name}`}>
        View Profile
      </ArrowLink>
    </div>
  );
}

function CardDetail({ label, children }: { label: string; children: string }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-slate">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Decorative, because the stars give the rating to screen readers. */
function AgentRating({ agent }: { agent: Agent }) {
  const { rating, ratingText, reviewsText } = toAgentFigures(agent);
  if (rating === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-slate text-sm">
      <Stars rating={rating} />
      <span>
        <span aria-hidden="true">{ratingText}</span> {reviewsText && `(${reviewsText})`}
      </span>
    </p>
  );
}

const SHOWN_ON_CARD = 2;

/** The first two service areas; an ellipsis when there are more (spec §2.12). */
export function toCardAreas(areas: readonly string[]) {
  return areas.length > SHOWN_ON_CARD ? `${toFirstTwo(areas)}…` : toFirstTwo(areas);
}

/** The specialties on a card (spec §9.15). */
export function toFirstTwo(words: readonly string[]) {
  return words.slice(0, SHOWN_ON_CARD).join(", ");
}
