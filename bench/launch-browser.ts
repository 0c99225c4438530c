import { chromium } from "playwright-core";
import { browserArguments } from "../scripts/browser-arguments.ts";

export function launchBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: browserArguments,
  });
}
