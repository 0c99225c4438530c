import * as v from "valibot";

/**
 * An icon of several shapes, as lucide's files carry them, as the data of one path: the same picture in one element.
 * Throws when a shape has what a path cannot carry, as a fill or a stroke of its own.
 */
export function toIconPath(icon: string, shapes: readonly unknown[]): string {
  const parts = shapes.map((shape) => {
    const data = v.safeParse(pathData, shape);
    if (data.success) return data.output;
    throw new Error(
      `The icon "${icon}" cannot be drawn as one path, because of ${JSON.stringify(shape)}: take another icon or, if the shape has nothing but its size and place, teach it to scripts/vite/icon-path.ts.`,
    );
  });
  return parts.join("");
}

const length = v.pipe(v.string(), v.toNumber(), v.finite());
const key = v.string();

const path = v.pipe(
  v.strictTuple([v.literal("path"), v.strictObject({ d: v.string(), key })]),
  v.transform(([, { d }]) => toAbsoluteStart(d)),
  v.startsWith("M"),
);

const line = v.pipe(
  v.strictTuple([v.literal("line"), v.strictObject({ x1: length, y1: length, x2: length, y2: length, key })]),
  v.transform(([, { x1, y1, x2, y2 }]) => `M${x1} ${y1}L${x2} ${y2}`),
);

const circle = v.pipe(
  v.strictTuple([v.literal("circle"), v.strictObject({ cx: length, cy: length, r: length, key })]),
  v.transform(([, { cx, cy, r }]) => {
    const half = `a${r} ${r} 0 0 1`;
    return `M${cx - r} ${cy}${half} ${2 * r} 0${half} ${-2 * r} 0z`;
  }),
);

const rect = v.pipe(
  v.strictTuple([
    v.literal("rect"),
    v.strictObject({ x: length, y: length, width: length, height: length, rx: length, key }),
  ]),
  v.transform(([, { x, y, width, height, rx }]) => {
    const corner = `a${rx} ${rx} 0 0 1`;
    const [across, down] = [width - 2 * rx, height - 2 * rx];
    const [top, right] = [`h${across}${corner} ${rx} ${rx}`, `v${down}${corner} ${-rx} ${rx}`];
    const [bottom, left] = [`h${-across}${corner} ${-rx} ${-rx}`, `v${-down}${corner} ${rx} ${-rx}`];
    return `M${x + rx} ${y}${top}${right}${bottom}${left}z`;
  }),
);

const pathData = v.union([path, line, circle, rect]);

const number = /-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/.source;
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*(?=([-.\\d])?)`);

/** A path may start with "m" and mean a place; behind another's data that is a distance. What follows stays one. */
function toAbsoluteStart(d: string) {
  return d.replace(relativeStart, (_, x: string, y: string, next?: string) => `M${x} ${y}${next ? "l" : ""}`);
}
