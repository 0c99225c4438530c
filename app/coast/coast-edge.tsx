import edge from "./drawings/edge.json" with { type: "json" };

/** Top edge of the footer. Moved by a pixel so that no seam shows. */
export function CoastEdge() {
  return (
    <svg
      aria-hidden="true"
      className="block aspect-40/3 min-h-14 w-full translate-y-px"
      preserveAspectRatio="xMidYMax slice"
      viewBox={`0 0 ${edge.width} ${edge.height}`}
    >
      <path className="fill-ink forced-colors:fill-none forced-colors:stroke-current" d={edge.path} />
    </svg>
  );
}
