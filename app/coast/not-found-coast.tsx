import { CoastPaths } from "./coast-paths.tsx";
import drawing from "./drawings/not-found.json" with { type: "json" };

/** The coast from Narrabeen to Manly behind a "not found" message; the sea is the page itself. */
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
