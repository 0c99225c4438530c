import { href } from "react-router";
import { Tags } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import { Panel, PanelSection } from "#app/ui/panel.tsx";
import { type Agent, toAgentFigures } from "./agent.ts";

export function AgentPanel({ agent, hasListings }: { agent: Agent; hasListings: boolean }) {
  return (
    <Panel>
      <PanelSection title="Quick Contact">
        <div className="grid gap-2.5">
          <ButtonLink href={`${href("/appraisal")}?agent=${agent.id}`} size="block">
            Request an Appraisal
          </ButtonLink>
          <ListingsLink agent={agent} hasListings={hasListings} />
        </div>
      </PanelSection>
      <PanelSection title="Professional Details">
        <KeyValues items={toDetails(agent)} />
      </PanelSection>
      <PanelSection title="Service Areas">
        <Tags tags={agent.areas} />
      </PanelSection>
    </Panel>
  );
}

/** An agent without listings for sale links to all of them (spec §2.13). */
function ListingsLink({ agent, hasListings }: { agent: Agent; hasListings: boolean }) {
  const all = href("/listings");
  return (
    <ButtonLink href={hasListings ? `${all}?agent=${agent.id}` : all} look="secondary" size="block">
      {hasListings ? "View My Listings" : "View all listings"}
    </ButtonLink>
  );
}

function toDetails(agent: Agent) {
  const { experience, ratingText, reviews } = toAgentFigures(agent);
  return [
    { label: "Experience", value: experience },
    { label: "Rating", value: ratingText },
    { label: "Total reviews", value: reviews },
    { label: "Languages", value: agent.languages.join(", ") },
  ];
}
