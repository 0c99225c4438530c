import { Button } from "#app/ui/button.tsx";
import type { AskedMap } from "./map-place.ts";

/** A button that has a map drawn in its place. Without script there is none: what it shows stands beside it in words. */
export function ShowMap({ map: { script, points }, className }: { map: AskedMap; className?: string }) {
  return (
    <div data-map="asked" data-points={JSON.stringify(points)} className={className}>
      <Button look="secondary" size="small" data-show-map={script}>
        Show map
      </Button>
    </div>
  );
}
