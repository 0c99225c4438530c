import { expect, test } from "vitest";
import { soldProperties } from "#content/sold.ts";
import { toModels } from "./model.ts";
import { hasWalls } from "./plans/edges.ts";
import { isInside, isParking, toKind } from "./plans/room-kinds.ts";
import { readSample } from "./sample.fixture.ts";

const models = toModels();
const sample = readSample();

test("gives every home of the sample a body", () => {
  expect(models.map(({ id }) => id)).toEqual([
    ...sample.map(({ id }) => id),
    ...soldProperties.map(({ id }) => `sold-${id}`),
  ]);
});

test("has the bedrooms, bathrooms and size of the listing", () => {
  for (const { id, beds, baths, size } of sample) {
    const rooms = getRooms(id);
    const kinds = rooms.map(({ name }) => toKind(name));
    expect(kinds.filter((kind) => kind === "Bedroom").length, `${id} bedrooms`).toBe(beds);
    expect(kinds.filter((kind) => ["Bathroom", "Ensuite"].includes(kind)).length, `${id} baths`).toBe(baths);
    const inside = rooms.filter(({ name }) => isInside(name) && name !== "Stairs");
    expect(Math.round(inside.reduce((sum, { w, d }) => sum + w * d, 0)), `${id} size`).toBe(size);
  }
});

test("has somewhere for the car of every house and townhouse", () => {
  for (const { id, type, parking } of sample)
    if (type !== "Apartment" && parking > 0)
      expect(
        getRooms(id).some(({ name }) => isParking(name)),
        id,
      ).toBe(true);
});

test("reaches every room from the front door or the stairs", () => {
  for (const { id, storeys } of models)
    for (const storey of storeys) expect(findUnreached(storey), `${id} ${storey.name}`).toEqual([]);
});

test("gives every room to live or sleep in a window", () => {
  for (const { id, storeys } of models)
    for (const { rooms, openings } of storeys)
      for (const { name } of rooms.filter(({ name }) => ["Living", "Bedroom"].includes(toKind(name))))
        expect(
          openings.some(({ room, kind }) => room === name && (kind === "window" || kind === "glass-door")),
          `${id} ${name}`,
        ).toBe(true);
});

test("plans at least twelve houses differently", () => {
  const houses = new Set(sample.filter(({ type }) => type === "House").map(({ id }) => id));
  expect(
    new Set(models.filter(({ id }) => houses.has(id)).map(({ plan }) => plan)).size,
  ).toBeGreaterThanOrEqual(12);
});

function getRooms(id: string) {
  return models.find((model) => model.id === id)?.storeys.flatMap(({ rooms }) => rooms) ?? [];
}

function findUnreached({ rooms, openings }: (typeof models)[number]["storeys"][number]) {
  const inside = rooms.filter(hasWalls).map(({ name }) => name);
  const start = inside.find((name) => ["Stairs", "Entry", "Hall"].includes(name));
  const reached = new Set([start]);
  const doors = openings.filter(({ kind }) => kind === "door" || kind === "open");
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { room, to } of doors) {
      if (reached.has(room)) reached.add(to);
      if (reached.has(to)) reached.add(room);
    }
  }
  return inside.filter((name) => !reached.has(name) && toKind(name) !== "Garage");
}
