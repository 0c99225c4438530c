import type { Room } from "./plans/floor.ts";
import { isPassage, toKind, toLabel } from "./plans/room-kinds.ts";

const PER_METRE = 40;
const CHARACTER = 0.54;
const ROOM_TO_SPARE = 6;
const sizes = [15, 13, 11, 9];
const short = new Map([
  ["Bathroom", "Bath"],
  ["Ensuite", "Ens"],
  ["Laundry", "L’dry"],
  ["Courtyard", "Court"],
]);

/** 4.1 × 3.6 */
export function toMeasure({ w, d }: Room) {
  return `${w.toFixed(1)} × ${d.toFixed(1)}`;
}

/** The name of a room and, where it is a room to stay in, its size; as large as the room allows, upright if need be. */
export function toText(room: Room, [x, y]: readonly [number, number]): string {
  const lines = [toLabel(room.name), ...(isPassage(room.name) ? [] : [toMeasure(room)])];
  const brief = [shorten(room.name), ...lines.slice(1)];
  for (const size of sizes)
    for (const candidate of [lines, brief])
      for (const isUpright of [false, true])
        if (fits(room, candidate, size, isUpright)) return write(candidate, x, y, size, isUpright);
  return fits(room, brief.slice(0, 1), 9, false) ? write(brief.slice(0, 1), x, y, 9, false) : "";
}

function shorten(name: string) {
  const kind = toKind(name);
  return toLabel(name.replace(kind, short.get(kind) ?? kind));
}

function fits({ w, d }: Room, lines: readonly string[], size: number, isUpright: boolean) {
  const longest = Math.max(...lines.map((line) => line.length)) * size * CHARACTER + ROOM_TO_SPARE;
  const tall = lines.length * size * 1.25 + ROOM_TO_SPARE;
  const [width, height] = isUpright ? [d, w] : [w, d];
  return longest <= width * PER_METRE && tall <= height * PER_METRE;
}

function write(lines: readonly string[], x: number, y: number, size: number, isUpright: boolean) {
  const top = size * 0.36 - ((lines.length - 1) * size * 1.25) / 2;
  const spans = lines.map(
    (line, index) =>
      `<tspan x="0" y="${Math.round((top + index * size * 1.25) * 10) / 10}"${index > 0 ? ' fill="#4c636c"' : ""}>${line}</tspan>`,
  );
  const turn = isUpright ? " rotate(-90)" : "";
  return `<text transform="translate(${x} ${y})${turn}" text-anchor="middle" font-size="${size}">${spans.join("")}</text>`;
}
