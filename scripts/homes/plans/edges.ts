import type { Rect, Room, Side } from "./floor.ts";
import { isInside, isParking, toKind } from "./room-kinds.ts";

const NEAR = 0.01;

/** A stretch of one side of a room, and the room on the other side of it, if there is one. */
export type Edge = { room: Room; side: Side; from: number; to: number; beyond?: Room };

/** Every stretch of every side of the rooms. `from` and `to` are along x for street and rear, along y for the others. */
export function toEdges(rooms: readonly Room[]): Edge[] {
  return rooms.flatMap((room) => allSides.flatMap((side) => toSideEdges(room, side, rooms)));
}

const allSides = ["street", "right", "rear", "left"] as const;

function toSideEdges(room: Room, side: Side, rooms: readonly Room[]): Edge[] {
  const [start, end] = toSpan(room, side);
  const touching = rooms.flatMap((beyond) => {
    if (beyond === room || Math.abs(toLine(beyond, opposite[side]) - toLine(room, side)) > NEAR) return [];
    const [from, to] = toSpan(beyond, side);
    const edge = { room, side, from: Math.max(from, start), to: Math.min(to, end), beyond };
    return edge.to - edge.from > NEAR ? [edge] : [];
  });
  const sorted = touching.sort((a, b) => a.from - b.from);
  const free: Edge[] = [];
  let at = start;
  for (const { from, to } of [...sorted, { from: end, to: end }]) {
    if (from - at > NEAR) free.push({ room, side, from: at, to: from });
    at = Math.max(at, to);
  }
  return [...sorted, ...free];
}

const opposite = { street: "rear", rear: "street", left: "right", right: "left" } as const;

/** Where a side lies: y for street and rear, x for the others. */
export function toLine({ x, y, w, d }: Rect, side: Side) {
  return { street: y, rear: y + d, left: x, right: x + w }[side];
}

function toSpan({ x, y, w, d }: Rect, side: Side): [number, number] {
  return side === "street" || side === "rear" ? [x, x + w] : [y, y + d];
}

/** Walls stand around what has a roof and walls of its own. */
export function hasWalls({ name }: Room) {
  return isInside(name) || toKind(name) === "Garage" || toKind(name) === "Workshop";
}

/** The outside lies behind this edge, or a part of it one can stand in. */
export function isOuter({ room, beyond }: Edge) {
  return hasWalls(room) && (!beyond || !hasWalls(beyond));
}

export function isCovered({ name }: Room) {
  return isParking(name) || ["Verandah", "Balcony", "Porch"].includes(toKind(name));
}
