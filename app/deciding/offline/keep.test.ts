import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { script } from "./keep.script.ts?script";

/** A page whose visitor presses "Keep both pages offline", in a browser whose worker goes through these states. */
function keepWith(states: readonly string[]) {
  const { says, buttons } = openPage(states);
  buttons[0]?.dispatchEvent(new Event("click"));
  return says;
}

/** `scopes` are those of the workers that the browser has. */
function openPage(states: readonly string[], scopes: readonly string[] = []) {
  const registered: string[] = [];
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
    register: async (script: string, { scope }: { scope: string }) => {
      registered.push(`${script} for ${scope}`);
      return { active: null, waiting: null, installing: worker };
    },
    getRegistrations: async () => scopes.map((scope) => ({ scope })),
  };
  const document = {
    querySelector: (selector: string) => (selector === "[data-offline]" ? panel : null),
    querySelectorAll: () => [],
    addEventListener: () => {},
  };
  runInNewContext(script, {
    ...{ document, navigator: { serviceWorker }, MessageChannel, URL, addEventListener: () => {} },
  });
  return { says, buttons, registered };
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

test("a worker that the browser has already, be it an earlier version's, gives way to this one", async () => {
  const { registered } = openPage(
    [],
    ["https://agency.example/shortlist", "https://agency.example/saturday"],
  );
  await expect.poll(() => registered).toEqual(["/offline.js for /shortlist", "/offline.js for /saturday"]);
});

test("without one no worker is registered until somebody asks", async () => {
  const { says, registered } = openPage([]);
  await expect.poll(() => says).toEqual([""]);
  expect(registered).toEqual([]);
});
