import { lazy, Suspense } from "react";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Portrait } from "./portrait.ts";

/** Lazy, so that hydrated pages load the drawing only where an agent has no picture. */
const PlateDrawing = lazy(async () => {
  const { PlateDrawing } = await import("./plate.tsx");
  return { default: PlateDrawing };
});

type AgentPortraitProps = {
  portrait: Portrait;
  sizes: string;
  className: string;
  priority?: boolean;
};

/** Decorative, because the name stands beside it. */
export function AgentPortrait({ portrait, sizes, className, priority }: AgentPortraitProps) {
  if ("plate" in portrait)
    return (
      <Suspense fallback={<div className={className} />}>
        <PlateDrawing plate={portrait.plate} className={className} />
      </Suspense>
    );
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
