import type { HomeMark } from "../listings/card/home-mark.ts";
import { shortlistHeart } from "../shortlist/heart.tsx";

/** Marks of modules on cards and pages of homes, such as the heart. */
export const homeMarks: readonly HomeMark[] = [
  // One line for each module.
  shortlistHeart,
];
