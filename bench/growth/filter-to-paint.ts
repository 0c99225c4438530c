import type { Page } from "playwright-core";
import { launchBrowser } from "../launch-browser.ts";

const SLOWDOWN = 4;
const CHANGES = 20;
const beds = ["1", "2", "3", "4"];

/**
 * Milliseconds from the event that changes the bedrooms filter to the end of the frame that shows the new results, on a
 * processor 4 times slower: the event, the search, the drawing, layout and paint; the server's answer, where it is asked.
 */
export async function measureFilterToPaint(origin: string): Promise<number[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${origin}/listings`, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const times: number[] = [];
  // The first change fetches the listings.
  await changeFilter(page, "4");
  for (let index = 0; index < CHANGES; index += 1)
    times.push(await changeFilter(page, beds[index % beds.length] ?? ""));
  await browser.close();
  return times;
}

function changeFilter(page: Page, value: string) {
  return page.getByRole("combobox", { name: "Bedrooms" }).evaluate((select, wanted) => {
    return new Promise<number>((resolve) => {
      const results = document.querySelector('[role="status"]');
      if (!(select instanceof HTMLSelectElement) || !results) return;
      const start = performance.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        // After the frame that shows the change has been drawn.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      observer.observe(results, { childList: true, subtree: true, characterData: true });
      select.value = wanted;
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }, value);
}
