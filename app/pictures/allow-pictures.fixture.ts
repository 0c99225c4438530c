import sharp from "sharp";
import { onTestFinished } from "vitest";
import { allowPicturesOnly } from "./encode-on-demand.server.ts";

/** Restricts sharp as the encoder's process does, until the test ends. */
export function allowPictures() {
  allowPicturesOnly();
  onTestFinished(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));
}
