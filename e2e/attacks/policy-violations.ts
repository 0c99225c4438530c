import type { Page } from "@playwright/test";

const MARK = "policy violation:";

/** Collects violations of the page's policy from now on, in every document that the page shows. */
export async function watchPolicy(page: Page) {
  const violations: string[] = [];
  // The console outlives the document; the browser's own words about a violation arrive in it as well.
  page.on("console", (message) => {
    if (message.text().startsWith(MARK) || /content security policy/i.test(message.text()))
      violations.push(`${message.text()} on ${page.url()}`);
  });
  await page.addInitScript((mark) => {
    document.addEventListener("securitypolicyviolation", (event) => {
      // biome-ignore lint/suspicious/noConsole: it is read above.
      console.error(mark, event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample);
    });
  }, MARK);
  return violations;
}
