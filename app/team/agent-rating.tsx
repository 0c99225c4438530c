import { Stars } from "#app/ui/stars.tsx";
import type { Agent } from "./agent.ts";
import { toAgentFigures } from "./agent-figures.ts";

/** Stars, the rating and how many reviews it rests on. The stars say the rating to a screen reader, once. */
export function AgentRating({ agent }: { agent: Agent }) {
  const { rating, ratingText, reviewsText } = toAgentFigures(agent);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-slate text-sm">
      <Stars rating={rating} />
      <span>
        <span aria-hidden="true">{ratingText}</span> ({reviewsText})
      </span>
    </p>
  );
}
