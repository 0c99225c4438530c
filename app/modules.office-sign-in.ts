import type { ComponentType } from "react";
import { UnsentDoorNotes } from "./door/page/unsent-notes.tsx";

/** What modules say to whoever signs in to the office. */
export const signInParts: readonly ComponentType[] = [
  // A line each.
  UnsentDoorNotes,
];
