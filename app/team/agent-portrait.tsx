import { toPlate } from "#app/coast/plate.ts";
import { AgentPlate } from "#app/coast/plate.tsx";
import { getPicture } from "#app/ui/picture/picture.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Agent } from "./agent.ts";

type AgentPortraitProps = {
  agent: Agent;
  /** The portrait's width on the page, as in the sizes attribute. */
  sizes: string;
  /** Size and shape of the box. */
  className: string;
  priority?: boolean;
};

/** An agent's portrait or, until there is one, the plate. The name stands beside it, so it needs no alternative. */
export function AgentPortrait({ agent, sizes, className, priority }: AgentPortraitProps) {
  if (!agent.picture) return <AgentPlate plate={toPlate(agent.id, agent.name)} className={className} />;
  return (
    <Picture
      picture={getPicture(agent.picture)}
      sizes={sizes}
      priority={priority}
      alt=""
      className={`rounded-xs ${className}`}
    />
  );
}
