import { expect, test } from "vitest";
import { hideStreet, noteHiddenStreet } from "./hide-street.ts";

const home = {
  address: "7/14 St. Clair's Lane, Manly",
  suburb: "Manly",
  title: "Light in ST. CLAIR'S  LANE",
  auction: { place: "On site, 7/14 St. Clair's Lane" },
  pictures: [{ src: "https://photos.example/a.jpg", alt: "14 St. Clair's Lane from the street" }],
};

test("no text has the street of a hidden address", () => {
  expect(hideStreet({ ...home, address_display: false })).toMatchObject({
    title: "Light in Manly",
    auction: { place: "On site, Manly" },
    pictures: [{ src: "https://photos.example/a.jpg", alt: "Manly from the street" }],
  });
  expect(hideStreet({ ...home, address_display: true })).toEqual({ ...home, address_display: true });
  expect(hideStreet(home)).toBe(home);
});

test.each([
  "Unit 7, 14 Tern Lane, Manly",
  "14A Tern Lane",
  "7 & 9 Tern Lane, Manly",
  "Tern Lane",
  "12-14 Tern Lane NSW 2095",
])("%s", (address) => {
  const hidden = hideStreet({ ...home, address, address_display: false, title: `Inspect ${address} today` });
  expect(hidden.title).not.toContain("Tern");
});

test.each([
  ["https://photos.example/14-tern-lane/1.jpg", 1],
  ["/pictures/Tern%20Lane_1.jpg", 1],
  ["/pictures/home-1.jpg", 0],
])("a file at %s causes %i warnings if the street is hidden", (src, times) => {
  const pictures = [{ src, alt: "14 Tern Lane" }];
  const record = { address: "14 Tern Lane, Manly", suburb: "Manly", pictures };
  expect(noteHiddenStreet({ ...record, address_display: false })).toHaveLength(times);
  expect(noteHiddenStreet(record)).toEqual([]);
});

test("an address that is only the suburb stays in texts and file names", () => {
  const place = { address: "Manly", suburb: "Manly", address_display: false };
  const record = { ...place, title: "10 Manly flats", src: "/manly.jpg" };
  expect(hideStreet(record)).toEqual(record);
  expect(noteHiddenStreet(record)).toEqual([]);
});
