import { chromium } from "playwright-core";
import { browserArguments } from "../scripts/browser-arguments.ts";

/** Where Chromium is; it may be missing. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

export function launchBrowser() {
  return chromium.launch({ executablePath: chromiumPath, args: browserArguments });
}
