import type { Colour } from "../schemas/theme.ts";

/** In the browser's build this stands for ../theme.ts (package.json, "imports"). */
export function getColour(name: Colour) {
  return globalThis.agencyFiles.tokens[`color-${name}`];
}
