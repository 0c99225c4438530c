import { chromium } from "playwright-core";

/** How Chromium is started by journeys and benches: as root too, and asking nobody on the network for anything of its own. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // WebGL by the processor, for maps.
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** Where the Chromium of benches is; it may be missing. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

export function launchBrowser() {
  return chromium.launch({ executablePath: chromiumPath, args: browserArguments });
}
