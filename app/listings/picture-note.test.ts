import { expect, test } from "vitest";
import { toPictureNote } from "./picture-note.ts";
import { toSampleListing } from "./sale/sale.fixture.ts";

test("a placeholder is no impression of the home", () => {
  const noteOf = (images: string[]) => toPictureNote(toSampleListing({ images }).hasPictures);
  expect(noteOf([])).toBe("Pictures to come");
  expect(noteOf(["/pictures/house-street-01.jpg"])).toBe("Artist’s impression");
});
