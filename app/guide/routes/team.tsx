import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { where } from "#app/agency/folder/places.ts";
import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { NothingYet } from "#app/document/site/nothing-yet.tsx";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { AgentCard } from "#app/guide/team/agent-card.tsx";
import { toReviewsNote, withPeople } from "#app/guide/team/agents.ts";
import type { Route } from "./+types/team.ts";

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: "Our Team",
    description: `The people of ${agency.name} ${where}: who knows which suburb, what clients think of them and how to reach them.`,
    path: href("/team"),
    crumbs: toHomeCrumbs("Our Team"),
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const team = context.get(textsContext);
  const { lead, ...words } = team.pages.team;
  return { agents: team.agents, words: { ...words, lead: withPeople(lead, team) } };
}

export default function Team({ loaderData: { agents, words } }: Route.ComponentProps) {
  // Two columns wide, unless that would leave one person alone in the last row.
  const isLead = (agent: Agent) => agent.role === "Principal Agent" && agents.length % 4 !== 0;
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Our Team")} title={words.title}>
        {words.lead}
      </PageHeader>
      {agents.length === 0 && (
        <NothingYet>We will introduce everyone who works here on this page soon.</NothingYet>
      )}
      <section aria-labelledby="agents" className="pb-(--section)" hidden={agents.length === 0}>
        <h2 id="agents" className="sr-only">
          Agents
        </h2>
        <ul className="wrap grid gap-x-(--gap-grid) max-sm:divide-y max-sm:divide-line max-sm:border-line max-sm:border-t max-sm:*:py-7 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4 lg:gap-y-18">
          {agents.map((agent) => (
            <li key={agent.id} className={isLead(agent) ? "@container grid sm:col-span-2" : "grid"}>
              <AgentCard agent={agent} layout={isLead(agent) ? "lead" : "card"} />
            </li>
          ))}
        </ul>
        <p className="wrap pt-10 text-slate text-xs empty:hidden">{toReviewsNote(agents, words)}</p>
      </section>
      <ClosingBand
        {...words.closing}
        first={{ href: href("/contact"), label: "Contact Us" }}
        second={{ href: href("/listings"), label: "View Properties" }}
      />
    </>
  );
}
