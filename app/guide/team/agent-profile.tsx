import { href } from "react-router";
import type { Agent, AgentTestimonial } from "#app/agency/kinds/agent-schema.ts";
import type { OfficeWords } from "#app/agency/kinds/office-words-schema.ts";
import type { Pages } from "#app/agency/texts/site-texts.ts";
import { NotFoundPage } from "#app/document/site/not-found-page.tsx";
import { useOffice } from "#app/document/site/office/office-words.ts";
import { AgentPortrait } from "#app/document/site/portrait/agent-portrait.tsx";
import { toPortrait } from "#app/document/site/portrait/portrait.ts";
import { toParagraphs } from "#app/region/format.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { Tags } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DetailBlock, Panel, PanelSection } from "#app/ui/detail-block.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { toAgentFigures, toAskPath, toReviewsNote } from "./agents.ts";
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
        {rating !== undefined && (
          <p className="flex flex-wrap items-center gap-x-2.5 text-slate text-sm">
            <Stars rating={rating} />
            <span>
              <span aria-hidden="true">{ratingText}</span> {reviewsText && `from ${reviewsText}`}
            </span>
          </p>
        )}
        <h1 className="heading-hero">{agent.name}</h1>
        <p className="text-lead text-tide">{agent.title}</p>
        <ContactLines phones={[agent.phone, agent.mobile ?? []].flat()} email={agent.email} />
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

export function AgentStory({ agent }: { agent: Agent }) {
  return (
    <div>
      <div className="grid gap-6 pb-10">
        <h2 className="font-display text-h1">You're in safe hands.</h2>
        <Prose paragraphs={toParagraphs(agent.fullBio)} />
      </div>
      {agent.specialties.length > 0 && (
        <DetailBlock title="Specialties">
          <Tags tags={agent.specialties} />
        </DetailBlock>
      )}
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

type AgentPanelProps = {
  agent: Agent;
  words: Pick<Pages["team"], "reviews">;
  /** Address of the list of this agent's homes, if any. */
  ownListings: string | undefined;
};

export function AgentPanel({ agent, words, ownListings }: AgentPanelProps) {
  const details = toDetails(agent, useOffice());
  return (
    <Panel>
      <PanelSection title="Quick Contact">
        <div className="grid gap-2.5">
          <ButtonLink href={`${href("/appraisal")}?agent=${agent.id}`} size="block">
            Request an Appraisal
          </ButtonLink>
          <ButtonLink href={toAskPath(agent)} look="secondary" size="block">
            Ask a Question
          </ButtonLink>
          {/* An agent without listings links to all of them (spec §2.13). */}
          <ButtonLink href={ownListings ?? href("/listings")} look="secondary" size="block">
            {ownListings ? "View My Listings" : "View All Listings"}
          </ButtonLink>
        </div>
      </PanelSection>
      {details.length > 0 && (
        <PanelSection title="Professional Details">
          <KeyValues items={details} />
          <p className="text-slate text-xs empty:hidden">{toReviewsNote([agent], words)}</p>
        </PanelSection>
      )}
      {agent.areas.length > 0 && (
        <PanelSection title="Service Areas">
          <Tags tags={agent.areas} />
        </PanelSection>
      )}
    </Panel>
  );
}

function toDetails(agent: Agent, { licence, abn }: OfficeWords) {
  const { experience, ratingText, reviews } = toAgentFigures(agent);
  const details = [
    { label: "Experience", value: experience },
    { label: "Rating", value: ratingText },
    { label: "Total reviews", value: reviews },
    { label: "Languages", value: agent.languages.join(", ") },
    { label: "Agency licence", value: licence },
    { label: "ABN", value: abn },
  ];
  return details.flatMap(({ label, value }) => (value ? { label, value } : []));
}

export function AgentNotFound({ notFound }: Pick<Pages["team"], "notFound">) {
  return (
    <NotFoundPage title="Agent Not Found" backHref={href("/team")} backLabel="Back to our team">
      {notFound}
    </NotFoundPage>
  );
}
