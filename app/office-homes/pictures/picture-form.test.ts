import { expect, test } from "vitest";
import type { Finding } from "#app/register/register.ts";
import { arrangePictures, toAlt, toPictureRecords, toPlaceWords } from "./picture-form.ts";
import { findPictureNotes, toNoted } from "./picture-notes.tsx";
import { findRoom, toTextHint } from "./rooms.ts";

const record = { pictures: ["/a.jpg", "/b.jpg", "/c.jpg"].map((src) => ({ src, width: 800 })) };
const toSources = (typed: Record<string, string>) => arrangePictures(typed, record).map(({ src }) => src);

test("a picture moves to the typed place, and the others make room", () => {
  expect(toSources({ "place-2": "1" })).toEqual(["/c.jpg", "/a.jpg", "/b.jpg"]);
  expect(toSources({ "place-0": "3" })).toEqual(["/b.jpg", "/c.jpg", "/a.jpg"]);
  const all = { "place-0": "2", "place-1": "3", "place-2": "1" };
  expect(toSources(all)).toEqual(["/c.jpg", "/a.jpg", "/b.jpg"]);
  expect(toSources({ "place-0": "nothing" })).toEqual(["/a.jpg", "/b.jpg", "/c.jpg"]);
});

test("texts and labels stay with their picture, and removed pictures are left out", () => {
  expect(arrangePictures({ "alt-1": " The deck ", "label-1": "staged", "remove-0": "on" }, record)).toEqual([
    { src: "/b.jpg", width: 800, alt: "The deck", label: "staged" },
    { src: "/c.jpg", width: 800 },
  ]);
});

test("an older record has only the addresses of its pictures", () => {
  expect(toPictureRecords({ images: ["/a.jpg"] })).toEqual([{ src: "/a.jpg" }]);
});

const place = { address: "14 Tern Lane, Freshwater", suburb: "Freshwater" };
const [first, ...others] = record.pictures;

test("choosing a room proposes a text, but never replaces a written one", () => {
  const arrange = (alt: string, room: string, home: object = place) =>
    arrangePictures({ "alt-0": alt, "room-0": room }, { pictures: [first], ...home })[0]?.alt;
  expect(arrange("", "Kitchen")).toBe("Kitchen of 14 Tern Lane, Freshwater");
  expect(arrange("Kitchen of 14 Tern Lane, Freshwater", "View")).toBe("View from 14 Tern Lane, Freshwater");
  expect(arrange("Green galley kitchen", "Bedroom")).toBe("Green galley kitchen");
  expect(arrange("", "")).toBeUndefined();
  expect(arrange("", "Pool", { ...place, address_display: false })).toBe("Pool of this home in Freshwater");
});

test("a proposed text is recognised, and the room that a text mentions", () => {
  expect(toTextHint("Kitchen of 14 Tern Lane, Freshwater", toPlaceWords(place))).toMatch(/^Proposed/);
  expect(toTextHint("Kitchen of oak", toPlaceWords(place))).not.toMatch(/^Proposed/);
  expect(findRoom("White galley kitchen with a window to the garden")).toBe("Kitchen");
  expect(findRoom("Gardening tools")).toBeUndefined();
});

test("a picture with only a number has no text, a typed text stays, and a picture of the agency’s folder has its own", () => {
  expect(toAlt({ src: "/a.jpg", alt: "Photograph 3 of 14 Tern Lane" })).toBe("");
  expect(toAlt({ src: "/a.jpg", alt: "Floor plan 1" })).toBe("Floor plan 1");
  expect(toAlt({ src: "/pictures/s001-street.jpg" })).not.toBe("");
});

test("each picture has at most one note, and a summary lists them", () => {
  const words = { words: "Manly beach", hint: "Give it a label" };
  const find = (path: string): Finding => ({ code: "unlabelled-location", path, ...words, level: "warn" });
  const pictures = [{ ...first, alt: "Manly beach" }, { ...first, alt: "The deck" }, ...others];
  const notes = findPictureNotes([find("pictures.0.alt"), find("pictures.0"), find("title")], { pictures });
  expect(notes.map((note) => note?.words)).toEqual([
    expect.stringMatching(/^“Manly beach” .*choose “The neighbourhood” as its label/),
    undefined,
    expect.stringMatching(/^Nobody has said what it shows/),
    expect.stringMatching(/^Nobody has said what it shows/),
  ]);
  expect(toNoted(notes)).toEqual({ count: 4, noted: [1, 3, 4] });
});
