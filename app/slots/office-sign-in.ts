import type { ComponentType } from "react";
import { UnsentDoorNotes } from "../door/page/unsent-notes.tsx";

/** Notes of modules on the sign-in page. */
export const signInParts: readonly ComponentType[] = [
  // One line for each module.
  UnsentDoorNotes,
];
