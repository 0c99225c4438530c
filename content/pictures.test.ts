import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getPicture } from "#app/ui/picture/picture.ts";
import { rentalPictures } from "./rental-pictures.ts";
import { soldProperties } from "./sold.ts";

const sales = v.parse(
  v.array(v.object({ id: v.string(), pictures: v.array(v.object({ src: v.string() })) })),
  readData("coastal-listings.json"),
);
const rentals = v.parse(
  v.array(v.object({ id: v.string(), type: v.picklist(["House", "Apartment"]) })),
  readData("coastal-rentals.json"),
);

const saleSets = sales
  .filter(({ pictures }) => pictures.length > 0)
  .map(({ id, pictures }) => ({ id, pictures: pictures.map(({ src }) => toName(src)) }));
const rentalSets = rentals.map(({ id }) => ({ id, pictures: rentalPictures[id] ?? [] }));
const soldSets = soldProperties.map(({ id, pictures }) => ({ id: `sold ${id}`, pictures }));
const kinds = [saleSets, rentalSets, soldSets];
const homes = kinds.flat();

test("shows each home with a lead picture of its own", () => {
  const leads = homes.map(({ pictures }) => pictures[0]);
  expect(findRepeated(leads)).toEqual([]);
  for (const { id, pictures } of homes)
    for (const picture of pictures.slice(1)) expect(leads, `${id} shows another home`).not.toContain(picture);
});

test("gives no two homes of one kind the same set of rooms", () => {
  for (const sets of kinds)
    expect(findRepeated(sets.map(({ pictures }) => pictures.slice(1).toSorted().join(" ")))).toEqual([]);
});

test("shows no picture twice in one home", () => {
  for (const { id, pictures } of homes) expect(findRepeated(pictures), id).toEqual([]);
});

test("describes every picture it names", () => {
  for (const name of homes.flatMap(({ pictures }) => pictures))
    expect(getPicture(name).alt, name).not.toBe("");
});

test("shows a rental apartment with three pictures and a rental house with four", () => {
  for (const { id, type } of rentals) expect(rentalPictures[id], id).toHaveLength(type === "House" ? 4 : 3);
});

function readData(file: string): unknown {
  return JSON.parse(readFileSync(`public/data/${file}`, "utf8"));
}

function toName(url: string) {
  return url.replace("/pictures/", "").replace(".jpg", "");
}

function findRepeated(names: readonly (string | undefined)[]) {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
