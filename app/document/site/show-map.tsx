import { Button } from "#app/ui/button.tsx";

/** Points that a page shows on a map when it is asked, which `script` draws. */
export type AskedMap = { script: string; points: readonly (PointOnMap | HomeOnMap)[] };
export type PointOnMap = { lng: number; lat: number; label: string };
/** A home with its page, and what its card says. */
export type HomeOnMap = PointOnMap & {
  homes: number;
  /** It stands at the middle of its suburb. */
  isMiddle?: boolean;
  href: string;
  name: string;
  note: string;
};

/** A map that a module draws of points on pages; `show` gives none where it has none of them. */
export type MapOfPoints = {
  show: (points: AskedMap["points"]) => AskedMap | undefined;
  reaches: (point: { lng: number; lat: number }) => boolean;
};

type ShowMapProps = {
  map: AskedMap;
  /** The field of the form around it that takes the point where the map is pressed. */
  picks?: string;
  className?: string;
};

/** A button that has a map drawn in its place. Without script there is none: what it shows stands beside it in words. */
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
