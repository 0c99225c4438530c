import { toPlate } from "#app/coast/plate.ts";
import { AgentPlate } from "#app/coast/plate.tsx";
import { getPicture } from "#app/ui/picture/picture.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Agent } from "./agent.ts";

type AgentPortraitProps = {
  agent: Agent;
  /** The `sizes` attribute. */
  sizes: string;
  className: string;
  priority?: boolean;
};

/** An agent's portrait, else a plate. Decorative: the name stands beside it. */
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
