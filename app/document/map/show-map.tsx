import { Button } from "#app/ui/button.tsx";
import type { AskedMap } from "./map-place.ts";

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
