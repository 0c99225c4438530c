import type { Model, Storey } from "./model.ts";
import { hasWalls, isOuter, toEdges, toLine } from "./plans/edges.ts";
import type { Room, Side } from "./plans/floor.ts";
import type { Opening } from "./plans/openings.ts";
import { isOutdoor, toKind } from "./plans/room-kinds.ts";
import { toText } from "./room-text.ts";

const PER_METRE = 40;
const MARGIN = 28;
const FOOT = 34;

/** Pixels of the drawn plan. */
export function toPlanSize({ width, depth }: Storey) {
  return {
    width: Math.round(width * PER_METRE) + 2 * MARGIN,
    height: Math.round(depth * PER_METRE) + 2 * MARGIN + FOOT,
  };
}

/** From metres, y away from the street, to the drawing. */
export function toPlanPoint(storey: Storey, [x, y]: readonly [number, number]) {
  return [round(x * PER_METRE + MARGIN), round((storey.depth - y) * PER_METRE + MARGIN)] as const;
}

/** The floor plan of a storey as SVG: rooms named, sizes in metres, north arrow. */
export function drawPlan(model: Model, storey: Storey): string {
  const { width, height } = toPlanSize(storey);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Hanken Grotesk, Helvetica, Arial, sans-serif" fill="#0c2832">`,
    `<rect width="${width}" height="${height}" fill="#fafbf9"/>`,
    ...storey.rooms.map((room) => drawFloor(storey, room)),
    drawWalls(storey),
    ...storey.openings.map((opening) => drawOpening(storey, opening)),
    ...storey.rooms.map((room) =>
      toText(room, toPlanPoint(storey, [room.x + room.w / 2, room.y + room.d / 2])),
    ),
    `<text x="${MARGIN}" y="${height - 14}" font-size="13" fill="#4c636c">${storey.name}. Sizes in metres, from a model.</text>`,
    drawNorth(width - 42, height - 42, model.faces),
    "</svg>",
  ];
  return `${parts.join("\n")}\n`;
}

function drawFloor(storey: Storey, room: Room) {
  const [x, y] = toPlanPoint(storey, [room.x, room.y + room.d]);
  const size = `x="${x}" y="${y}" width="${round(room.w * PER_METRE)}" height="${round(room.d * PER_METRE)}"`;
  if (isOutdoor(room.name))
    return `<rect ${size} fill="${toKind(room.name) === "Courtyard" ? "#dfe9e2" : "#f6f1e8"}" stroke="#74888f"/>`;
  return `<rect ${size} fill="#ffffff"/>${toKind(room.name) === "Stairs" ? drawTreads(storey, room) : ""}`;
}

function drawTreads(storey: Storey, { x, y, w, d }: Room) {
  const isWide = w > d;
  const count = Math.floor(Math.max(w, d) / 0.3);
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const at = ((index + 1) / count) * Math.max(w, d);
    return isWide
      ? segment(storey, [x + at, y], [x + at, y + d])
      : segment(storey, [x, y + at], [x + w, y + at]);
  });
  return `<path d="${lines.join("")}" stroke="#d3dcda" fill="none"/>`;
}

function drawWalls(storey: Storey) {
  const edges = toEdges(storey.rooms).filter(({ room }) => hasWalls(room));
  const toPath = ({ room, side, from, to }: (typeof edges)[number]) =>
    along(storey, side, toLine(room, side), from, to);
  const outer = edges.filter(isOuter).map(toPath);
  const inner = edges
    .filter((edge) => !isOuter(edge) && (edge.side === "rear" || edge.side === "right"))
    .map(toPath);
  return `<g stroke="#0c2832" fill="none" stroke-linecap="square"><path d="${inner.join("")}" stroke-width="4"/><path d="${outer.join("")}" stroke-width="8"/></g>`;
}

function drawOpening(storey: Storey, { kind, side, line, from, until }: Opening) {
  const path = along(storey, side, line, from, until);
  const gap = (width: number) => `<path d="${path}" stroke="#ffffff" stroke-width="${width}"/>`;
  if (kind === "open") return gap(5);
  if (kind === "door" || kind === "front-door")
    return gap(kind === "door" ? 5 : 9) + drawLeaf(storey, side, line, from, until);
  if (kind === "garage-door") return `${gap(9)}<path d="${path}" stroke="#0c2832" stroke-dasharray="6 4"/>`;
  const panes = kind === "glass-door" ? 1.6 : 1;
  return `<path d="${path}" stroke="#0c2832" stroke-width="8"/><path d="${path}" stroke="#ffffff" stroke-width="6"/><path d="${path}" stroke="#0c2832" stroke-width="${panes}"/>`;
}

/** Opened into the room, hinged where the opening begins. */
function drawLeaf(storey: Storey, side: Side, line: number, from: number, until: number) {
  const length = until - from;
  const into = side === "rear" || side === "right" ? -1 : 1;
  const isAcross = side === "street" || side === "rear";
  const hinge: readonly [number, number] = isAcross ? [from, line] : [line, from];
  const end: readonly [number, number] = isAcross
    ? [from, line + into * length]
    : [line + into * length, from];
  const latch: readonly [number, number] = isAcross ? [until, line] : [line, until];
  const sweep = isAcross === into > 0 ? 1 : 0;
  const [x, y] = toPlanPoint(storey, latch);
  const radius = round(length * PER_METRE);
  return `<path d="${segment(storey, hinge, end)}A${radius} ${radius} 0 0 ${sweep} ${x} ${y}" stroke="#74888f" fill="none"/>`;
}

function along(storey: Storey, side: Side, line: number, from: number, to: number) {
  return side === "street" || side === "rear"
    ? segment(storey, [from, line], [to, line])
    : segment(storey, [line, from], [line, to]);
}

function segment(storey: Storey, from: readonly [number, number], to: readonly [number, number]) {
  return `M${toPlanPoint(storey, from).join(" ")}L${toPlanPoint(storey, to).join(" ")}`;
}

function drawNorth(x: number, y: number, faces: number) {
  return `<g transform="translate(${x} ${y}) rotate(${-faces})"><circle r="17" fill="none" stroke="#74888f"/><path d="M0 -14L6 8L0 4L-6 8Z"/><text transform="translate(0 -25) rotate(${faces})" y="4" text-anchor="middle" font-size="12">N</text></g>`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
