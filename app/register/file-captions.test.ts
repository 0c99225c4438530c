import { expect, test } from "vitest";
import { parseCaption } from "./file-captions.ts";

const fileNames = `
  IMG_1234.jpg | IMG_1234 | DSC0001 | _DSC0421 | DSCF2210.JPG | P1010042 | PXL_20261129_101112345
  photo 5 | Photo 5 of 12 | Photograph 3 of 14 Tern Lane | Image (2) | picture | Pic-07 | Untitled | main
  Floorplan 1 | 7c9e6679-7425-40de-944b-e07fc1f90ae7 | {7C9E6679-7425-40DE-944B-E07FC1F90AE7}
  d41d8cd98f00b204e980 | 14_Tern_Lane_03 | HiRes-12 | EXT0042 | 3_lounge room.jpeg | 20261129_101112 | 12 | -
  m | FullSizeRender 3 | Copy of IMG_1234 | thumbnail | N/A | Main photo (2) | Photo No. 4 | 1 of 20
  Cover photo | Property image 3 | Listing Image | Low Res 4 | Ext 1 | DJI 0012-HDR | Final (2)
  Enter caption here | Alt text | nil | WhatsApp Image 2026-11-29 at 10.11.12
  Screenshot 2026-11-29 at 10.11.12 am`;

const captions = `
  Main entry | New kitchen | Front of the property | Aerial | Site plan | Twilight 1 | Kitchen | Bedroom 2
  Bed2 | Main bedroom | Photograph of the garden | Image of the pool | Picture window | View at 6pm
  Plan of the upper floor | Level 1 lounge | Semi-detached | Façade`;

const split = (texts: string) => texts.trim().split(/ \| |\n {2}/);

test.each(["", ...split(fileNames)])("%j is a file name, not a caption", (text) => {
  expect(parseCaption(text)).toBeUndefined();
});

test.each(split(captions))("%j is a caption", (text) => expect(parseCaption(` ${text} `)).toBe(text));
