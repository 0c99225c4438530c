import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** An address as a QR code, for an SVG. */
export function drawCode(url: string) {
  const code = generate(url);
  return { url, path: toSvgPath(code), size: code.size };
}
