export type Point = { x: number; y: number };

/**
 * Writes SVG path data in relative whole numbers, the shortest form there is.
 * Positions are rounded before they are subtracted, so errors never add up.
 */
export function createPen() {
  let path = "";
  let at: Point = { x: 0, y: 0 };
  let lastCommand = "";

  function move(to: Point) {
    at = round(to);
    path += `M${at.x} ${at.y}`;
    lastCommand = "M";
  }

  function draw(command: "l" | "q", points: readonly Point[]) {
    const rounded = points.map(round);
    const steps = rounded.flatMap((point) => [point.x - at.x, point.y - at.y]);
    if (steps.every((step) => step === 0)) return;
    path += formatSteps(command === lastCommand ? "" : command, steps);
    lastCommand = command;
    at = rounded.at(-1) ?? at;
  }

  return {
    move,
    line: (to: Point) => draw("l", [to]),
    curve: (control: Point, to: Point) => draw("q", [control, to]),
    path: () => path,
  };
}

/** A line smoothed by quadratic curves through the midpoints; it begins and ends on its own points. */
export function toSmoothPath(points: readonly Point[]) {
  const pen = createPen();
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (index === 0) pen.move(point);
    else if (next) pen.curve(point, midpoint(point, next));
    else pen.line(point);
  });
  return pen.path();
}

export function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function round(point: Point): Point {
  return { x: Math.round(point.x), y: Math.round(point.y) };
}

// A minus sign separates numbers as well as a space does.
function formatSteps(command: string, steps: readonly number[]) {
  return steps.reduce((text, step, index) => {
    const needsSpace = step >= 0 && (index > 0 || command === "");
    return `${text}${needsSpace ? " " : ""}${step}`;
  }, command);
}
