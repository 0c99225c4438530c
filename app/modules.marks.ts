import type { HomeMark } from "./listings/card/home-mark.ts";
import { shortlistHeart } from "./shortlist/heart.tsx";

/** What modules show at homes, on cards and pages. */
export const homeMarks: readonly HomeMark[] = [
  // A line each.
  shortlistHeart,
];
