import { usualBudgets } from "#app/ui/picture/encode.server.ts";

const usualWidths = [480, 800, 1200];
const placeKinds = ["hero", "painted"];
const placeWidths = [...usualWidths, 1600];
// The lead of a home, which opens at the full size of a large screen.
const leadKinds = ["house-street", "apartment-building", "townhouses"];
const leadWidths = [...usualWidths, 2000];
// A painted place stands edge to edge and is cropped at the sides: there a phone 390 px wide loads 1200 px.
const paintedBudgets = new Map([...usualBudgets, [1200, 60_000]]);

/** The widths in pixels that masters of a kind are encoded at, ascending, and the bytes each may have. */
export function getEncoding(kind: string) {
  return {
    widths: toWidths(kind),
    budgets: kind === "painted" ? paintedBudgets : usualBudgets,
  };
}

function toWidths(kind: string) {
  if (leadKinds.includes(kind)) return leadWidths;
  return placeKinds.includes(kind) ? placeWidths : usualWidths;
}
