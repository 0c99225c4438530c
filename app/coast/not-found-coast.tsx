import { toCoastDrawing } from "./coast-drawing.ts";
import { CoastPaths } from "./coast-paths.tsx";

const drawing = toCoastDrawing({
  width: 1600,
  height: 800,
  northLat: -33.7115,
  x: 1090,
  unitsPerLat: 9867,
  unitsPerLng: 8230,
  levels: 3,
  seaDistances: [22, 58, 112, 180, 260],
  landDistances: [27, 70, 135, 216],
});

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
