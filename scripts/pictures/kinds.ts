import { usualBudgets } from "#app/ui/picture/encode.server.ts";

const usualWidths = [480, 800, 1200];
const leadWidths = [...usualWidths, 1600];
const leadKinds = ["house-street", "apartment-building", "townhouses", "hero", "painted"];
// A painted place stands edge to edge and is cropped at the sides: there a phone 390 px wide loads 1200 px.
const paintedBudgets = new Map([...usualBudgets, [1200, 60_000]]);

/** The widths in pixels that masters of a kind are encoded at, ascending, and the bytes each may have. */
export function getEncoding(kind: string) {
  return {
    widths: leadKinds.includes(kind) ? leadWidths : usualWidths,
    budgets: kind === "painted" ? paintedBudgets : usualBudgets,
  };
}
