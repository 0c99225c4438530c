import type { Model, Storey } from "../model.ts";
import type { Room } from "../plans/floor.ts";
import type { Opening } from "../plans/openings.ts";
import { isOpenPlan } from "../plans/room-kinds.ts";
import { clip, type Point, toArea } from "./clip.ts";
import type { Moment } from "./moments.ts";
import { toRadians } from "./sun-position.ts";

/** Sun on the floor of a room. */
export type SunPatch = { room: string; points: Point[] };

const USUAL_EAVES = 0.45;
const EAVES_ABOVE_HEAD = 0.3;
const COVER_DEPTH = 2.2;
/** Less than a doormat is not called sun (sqm). */
const LEAST_PATCH = 0.3;

/** Where the sun comes in through the windows of a storey; neighbours and trees are not in the model. */
export function toSunPatches(model: Model, storey: Storey, moment: Moment): SunPatch[] {
  return storey.openings
    .filter(({ kind }) => kind === "window" || kind === "glass-door")
    .flatMap((opening) => {
      const patch = toPatch(model, opening, moment);
      return patch ? intoRooms(patch, opening.room, storey.rooms) : [];
    });
}

const turns = { rear: 0, right: 90, street: 180, left: 270 } as const;

/** The window's shape on an endless floor. */
function toPatch(model: Model, opening: Opening, { altitude, bearing }: Moment): Point[] | undefined {
  if (altitude <= 0) return undefined;
  const off = toRadians(bearing - (model.faces + turns[opening.side]));
  if (Math.cos(off) <= 0.02) return undefined;
  const rise = Math.tan(toRadians(altitude));
  const shade = (toEaves(model, opening) * rise) / Math.cos(off);
  const head = Math.min(opening.head, opening.head + EAVES_ABOVE_HEAD - shade);
  if (head <= opening.sill) return undefined;
  // The sun's bearing on the page, where the rear is up.
  const onPage = toRadians(bearing - model.faces);
  const along: Point = [-Math.sin(onPage) / rise, -Math.cos(onPage) / rise];
  const shift = (point: Point, height: number): Point => [
    point[0] + along[0] * height,
    point[1] + along[1] * height,
  ];
  const [from, until] = toEnds(opening);
  return [shift(from, opening.sill), shift(until, opening.sill), shift(until, head), shift(from, head)];
}

function toEaves({ eaves = USUAL_EAVES }: Model, { to }: Opening) {
  const cover = to?.split(" ")[0];
  return cover === "Verandah" || cover === "Carport" ? COVER_DEPTH : eaves;
}

function toEnds({ side, line, from, until }: Opening): [Point, Point] {
  return side === "street" || side === "rear"
    ? [
        [from, line],
        [until, line],
      ]
    : [
        [line, from],
        [line, until],
      ];
}

/** Walls stop the sun; from one shared room to the next there are none. */
function intoRooms(patch: readonly Point[], name: string, rooms: readonly Room[]): SunPatch[] {
  const reached = rooms.filter((room) => room.name === name || (isOpenPlan(name) && isOpenPlan(room.name)));
  return reached.flatMap((room) => {
    const points = clip(patch, room);
    return points.length > 2 && toArea(points) >= LEAST_PATCH ? [{ room: room.name, points }] : [];
  });
}
