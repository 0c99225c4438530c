import { AgentPlate } from "#app/coast/plate.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Portrait } from "./portrait.ts";

type AgentPortraitProps = {
  portrait: Portrait;
  /** The `sizes` attribute. */
  sizes: string;
  className: string;
  priority?: boolean;
};

/** Decorative: the name stands beside it. */
export function AgentPortrait({ portrait, sizes, className, priority }: AgentPortraitProps) {
  if ("plate" in portrait) return <AgentPlate plate={portrait.plate} className={className} />;
  return (
    <Picture
      picture={portrait.picture}
      sizes={sizes}
      priority={priority}
      alt=""
      className={`rounded-xs ${className}`}
    />
  );
}
