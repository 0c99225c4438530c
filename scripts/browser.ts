import { chromium } from "playwright-core";

/** Arguments of Chromium for journeys and benchmarks: runs as root and makes no network requests of its own. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Software WebGL, for maps.
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Path of Chromium for benchmarks; the file may not exist. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

export function launchBrowser() {
  return chromium.launch({ executablePath: chromiumPath, args: browserArguments });
}
