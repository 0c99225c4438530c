import { useId } from "react";
import type { Plate, PlateTint } from "./portrait.ts";

const tints = {
  ink: "bg-ink text-sand-200",
  sand: "bg-sand-100 text-sand-700",
  euc: "bg-euc-100 text-euc",
  tide: "bg-mist-200 text-tide",
  banksia: "bg-banksia-100 text-banksia-700",
} as const satisfies Record<PlateTint, string>;

// The coastline and three fainter echoes of it.
const lines = [
  { transform: "translate(0 344)", width: 1, opacity: 0.45 },
  { transform: "translate(0 368)scale(1 .86)", width: 0.6, opacity: 0.25 },
  { transform: "translate(0 392)scale(1 .72)", width: 0.6, opacity: 0.2 },
  { transform: "translate(0 416)scale(1 .58)", width: 0.6, opacity: 0.15 },
] as const;

/** Replaces an agent's portrait or the picture of a suburb. Its size comes from `className`. */
export function PlateDrawing({ plate, className }: { plate: Plate; className: string }) {
  const lineId = useId();
  return (
    <div className={`relative overflow-hidden rounded-xs ${tints[plate.tint]} ${className}`}>
      <svg
        aria-hidden="true"
        className="absolute size-full fill-none stroke-current"
        preserveAspectRatio="none"
        viewBox="0 0 400 400"
      >
        <defs>
          <path d={plate.stretch} id={lineId} vectorEffect="non-scaling-stroke" />
        </defs>
        {lines.map(({ transform, width, opacity }) => (
          <use
            href={`#${lineId}`}
            key={transform}
            opacity={opacity}
            strokeWidth={width}
            transform={transform}
          />
        ))}
      </svg>
      <svg aria-hidden="true" className="absolute size-full fill-current" viewBox="0 0 100 100">
        <text
          className="font-display font-light"
          fontSize="34"
          letterSpacing="-1"
          textAnchor="middle"
          x="49.5"
          y="61.5"
        >
          {plate.initials}
        </text>
      </svg>
    </div>
  );
}
