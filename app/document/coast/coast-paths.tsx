type CoastPathData = { land: string; landContours: string; seaContours: string };

export function CoastPaths({ drawing }: { drawing: CoastPathData }) {
  return (
    <>
      <path
        className="fill-sand-50 stroke-ink"
        d={drawing.land}
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
      <path
        className="fill-none stroke-sand-200/60"
        d={drawing.landContours}
        vectorEffect="non-scaling-stroke"
      />
      <path
        className="fill-none stroke-control/30"
        d={drawing.seaContours}
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}
