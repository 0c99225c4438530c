import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { script } from "./keep.script.ts?script";

/** A page whose visitor presses "Keep both pages offline", in a browser whose worker goes through these states. */
function keepWith(states: readonly string[]) {
  const says: string[] = [];
  const buttons = [new EventTarget(), new EventTarget()];
  const panel = {
    querySelectorAll: () => buttons,
    querySelector: () => ({
      set value(words: string) {
        says.push(words);
      },
    }),
  };
  const waiting = [...states];
  const worker = {
    state: waiting.shift(),
    addEventListener(_name: string, listener: () => void) {
      const next = waiting.shift();
      if (!next) return;
      this.state = next;
      queueMicrotask(listener);
    },
    postMessage: (_data: object, [port]: readonly MessagePort[]) => port?.postMessage("done"),
  };
  const serviceWorker = {
    register: async () => ({ active: null, waiting: null, installing: worker }),
    getRegistrations: async () => [],
  };
  const document = {
    querySelector: (selector: string) => (selector === "[data-headland]" ? panel : null),
    querySelectorAll: () => [],
    addEventListener: () => {},
  };
  runInNewContext(script, {
    ...{ document, navigator: { serviceWorker }, MessageChannel, addEventListener: () => {} },
  });
  buttons[0]?.dispatchEvent(new Event("click"));
  return says;
}

test("says that the offline pages could not be set up when the browser drops their worker", async () => {
  const says = keepWith(["installing", "redundant"]);
  await expect
    .poll(() => says.at(-1))
    .toBe("This browser could not set up the offline pages. Please try again.");
});

test("says that both pages are kept once the worker runs and has them", async () => {
  const says = keepWith(["installing", "installed", "activated"]);
  await expect.poll(() => says.at(-1)).toMatch(/^Both pages are kept/);
});
