import { CoastPaths } from "./coast-paths.tsx";
import drawing from "./drawings/not-found.json" with { type: "json" };

/** From Narrabeen to Manly; the page itself is the sea. */
export function NotFoundCoast({ className = "size-full" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`forced-colors:hidden ${className}`}
      preserveAspectRatio="xMidYMid slice"
      viewBox={drawing.viewBox}
    >
      <CoastPaths drawing={drawing} />
    </svg>
  );
}
