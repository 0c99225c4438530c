import type { FramePart } from "./document/shell/frame/frame-part.ts";
import { shortlistFrame } from "./shortlist/hearts-frame.tsx";

/** What modules show in the frame around every page. */
export const frameParts: readonly FramePart[] = [
  // A line each.
  shortlistFrame,
];
