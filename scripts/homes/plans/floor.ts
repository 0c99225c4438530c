/** Metres; x runs to the right and y away from the street, as on the drawn plan. */
export type Rect = { x: number; y: number; w: number; d: number };
export type Room = Rect & { name: string };

/** Which outer walls have light; the others are shared with neighbours. */
export const sides = ["street", "right", "rear", "left"] as const;
export type Side = (typeof sides)[number];

/** A room's name, "" for ground that is not the home's, or a division into smaller parts. */
type Part = string | Division;
type Share = readonly [metres: number, part: Part];
type Division = { along: "x" | "y"; shares: readonly Share[] };

export type Floor = {
  name: string;
  width: number;
  depth: number;
  part: Part;
};

/** Parts side by side, from left to right. */
export function across(...shares: Share[]): Division {
  return { along: "x", shares };
}

/** Parts behind one another, from the street to the rear. */
export function back(...shares: Share[]): Division {
  return { along: "y", shares };
}

/** The rooms of a floor at its drawn size times `scale`; shares that do not add up are stretched to fit. */
export function toRooms({ width, depth, part }: Floor, scale: number, isMirrored = false): Room[] {
  const rooms = divide(part, { x: 0, y: 0, w: width * scale, d: depth * scale });
  if (!isMirrored) return rooms;
  return rooms.map((room) => ({ ...room, x: width * scale - room.x - room.w }));
}

function divide(part: Part, space: Rect): Room[] {
  if (typeof part === "string") return part ? [{ name: part, ...space }] : [];
  const total = part.shares.reduce((sum, [metres]) => sum + metres, 0);
  let used = 0;
  return part.shares.flatMap(([metres, inner]) => {
    const from = used / total;
    used += metres;
    return divide(inner, toSlice(space, part.along, from, used / total));
  });
}

function toSlice({ x, y, w, d }: Rect, along: "x" | "y", from: number, to: number): Rect {
  return along === "x"
    ? { x: x + w * from, y, w: w * (to - from), d }
    : { x, y: y + d * from, w, d: d * (to - from) };
}
