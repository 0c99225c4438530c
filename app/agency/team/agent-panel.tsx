import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { Tags } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import { Panel, PanelSection } from "#app/ui/panel.tsx";
import type { Agent } from "../texts/kinds/agent.ts";
import { toAgentFigures, toAskPath } from "./agent.ts";
import { toReviewsNote } from "./reviews-note.ts";

type AgentPanelProps = {
  agent: Agent;
  /** Address of the list of this agent's homes, if they have any. */
  ownListings: string | undefined;
};

export function AgentPanel({ agent, ownListings }: AgentPanelProps) {
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
          {/* Without listings of their own: all of them (spec §2.13). */}
          <ButtonLink href={ownListings ?? href("/listings")} look="secondary" size="block">
            {ownListings ? "View My Listings" : "View All Listings"}
          </ButtonLink>
        </div>
      </PanelSection>
      <PanelSection title="Professional Details">
        <KeyValues items={toDetails(agent)} />
        <p className="text-slate text-xs">{toReviewsNote([agent])}</p>
      </PanelSection>
      <PanelSection title="Service Areas">
        <Tags tags={agent.areas} />
      </PanelSection>
    </Panel>
  );
}

function toDetails(agent: Agent) {
  const { experience, ratingText, reviews } = toAgentFigures(agent);
  return [
    { label: "Experience", value: experience },
    { label: "Rating", value: ratingText },
    { label: "Total reviews", value: reviews },
    { label: "Languages", value: agent.languages.join(", ") },
    ...(agency.licence ? [{ label: "Agency licence", value: agency.licence }] : []),
    ...(agency.abn ? [{ label: "ABN", value: agency.abn }] : []),
  ];
}
