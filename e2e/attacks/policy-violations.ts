import type { BrowserContext } from "@playwright/test";

/** Collects what the policies of a browser's pages refuse from now on; the browser says so in their consoles. */
export function watchPolicy(context: BrowserContext) {
  const violations: string[] = [];
  context.on("console", (message) => {
    if (/content security policy/i.test(message.text()))
      violations.push(`${message.text()} on ${message.page()?.url()}`);
  });
  return violations;
}
