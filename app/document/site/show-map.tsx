import { Button } from "#app/ui/button.tsx";

/** Points that a page shows on a map on request. `script` draws it. */
export type AskedMap = { script: string; points: readonly (PointOnMap | HomeOnMap)[] };
export type PointOnMap = { lng: number; lat: number; label: string };
/** A home with its page and its card's content. */
export type HomeOnMap = PointOnMap & {
  homes: number;
  /** The point is the middle of its suburb. */
  isMiddle?: boolean;
  href: string;
  name: string;
  note: string;
};

/** A module's map of points on a page; `show` returns none where it covers none of them. */
export type MapOfPoints = {
  show: (points: AskedMap["points"]) => AskedMap | undefined;
  reaches: (point: { lng: number; lat: number }) => boolean;
};

type ShowMapProps = {
  map: AskedMap;
  /** The form field that takes the position of a click on the map. */
  picks?: string;
  className?: string;
};

/** A button that is replaced by a map. Hidden without script; the words beside it say the same. */
export function ShowMap({ map: { script, points }, picks, className = "" }: ShowMapProps) {
  return (
    <div
      data-map="asked"
      data-points={JSON.stringify(points)}
      data-picks={picks}
      className={`min-w-0 ${className}`}
    >
      <Button look="secondary" size="small" data-show-map={script}>
        {picks ? "Point it out on a map" : "Show map"}
      </Button>
    </div>
  );
}
