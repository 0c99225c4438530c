import { readFileSync } from "node:fs";
import type { Font, PathCommand } from "opentype.js";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { fonts } from "#app/agency/folder/theme.ts";
import { parseFont } from "./parse-font.server.ts";

const look = { letterSpacing: -0.018 };
const SHRINK = 0.94;

/**
 * A line of text in the site's display type as SVG path data: no machine needs the font installed. Too long a line
 * is set smaller, down to `smallest` pixels, and then cut with an ellipsis at `width` pixels.
 */
export function toTextPath(
  text: string,
  place: { x: number; y: number; size: number; smallest: number; width: number },
): string {
  const { x, y, width, smallest } = place;
  let size = place.size;
  while (size > smallest && measure(text, size) > width) size *= SHRINK;
  const fitting = cut(text, width, size);
  return getFont().getPath(fitting, x, y, size, look).commands.map(toPathData).join("");
}

/** The library's own writer makes NaN of some numbers (opentype.js 2.0.0). */
function toPathData(command: PathCommand) {
  const { type } = command;
  if (type === "Z") return type;
  const end = [command.x, command.y];
  if (type === "C") return toNumbers(type, [command.x1, command.y1, command.x2, command.y2, ...end]);
  return toNumbers(type, type === "Q" ? [command.x1, command.y1, ...end] : end);
}

function toNumbers(type: string, numbers: readonly number[]) {
  return type + numbers.map((number) => number.toFixed(1)).join(" ");
}

/** Width in pixels of a text in the display type. */
export function measure(text: string, size: number) {
  return getFont().getAdvanceWidth(text, size, look);
}

function cut(text: string, width: number, size: number) {
  if (measure(text, size) <= width) return text;
  let kept = text;
  while (kept && measure(`${kept}…`, size) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

let font: Font | undefined;

function getFont() {
  font ??= readFont();
  return font;
}

function readFont() {
  return parseFont(readFileSync(toAgencyPath(`public${fonts[0]?.replace(/woff2$/, "woff")}`)));
}
