import { browserArguments } from "../scripts/browser.ts";

/** For what is about the browser itself: the one without windows is idle earlier and draws letters otherwise. */
export const wholeBrowser = {
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
};
