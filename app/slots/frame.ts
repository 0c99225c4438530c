import type { FramePart } from "../document/shell/frame/frame-part.ts";
import { shortlistFrame } from "../shortlist/hearts-frame.tsx";

/** Parts of modules in the frame around every page. */
export const frameParts: readonly FramePart[] = [
  // One line for each module.
  shortlistFrame,
];
