import { setImmediate as nextTurn } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { script } from "./hearts.script.ts?script";
import { shortlistScript } from "./hearts-script.server.ts";

class Heart {
  name = "keep";
  ariaPressed: string | null = null;
  value = "";
  closest() {
    return this;
  }
}

type Listener = (event: object) => void;

/** A page with two hearts; the test answers each request. */
function openPage() {
  const hearts = [
    Object.assign(new Heart(), { value: "S001" }),
    Object.assign(new Heart(), { value: "S002" }),
  ] as const;
  const listeners = new Map<Listener, string[]>();
  const asked: { body: string; answer: (homes?: readonly string[], check?: string) => Promise<void> }[] = [];
  const words = { value: "" };
  const count = { textContent: "" };
  const left: string[] = [];
  runInNewContext(script, {
    Element: Heart,
    URLSearchParams,
    location: { assign: (path: string) => left.push(path) },
    setTimeout: () => {},
    removeEventListener: (_name: string, listener: Listener) => listeners.delete(listener),
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(listener, [...(listeners.get(listener) ?? []), name]),
    MutationObserver: class {
      observe() {}
    },
    document: {
      querySelector: (selector: string) =>
        selector === "#heart-count" ? count : { querySelector: () => words, classList: { toggle: () => {} } },
      querySelectorAll: () => hearts,
    },
    fetch: (_url: string, options?: { body: URLSearchParams }) =>
      new Promise((resolve, reject) =>
        asked.push({
          body: String(options?.body ?? ""),
          answer: async (homes, check) => {
            if (homes) resolve({ json: async () => ({ homes, check }) });
            else reject(new TypeError("Failed to fetch"));
            await nextTurn();
          },
        }),
      ),
  });

  /** Simulates one of the visitor's actions. */
  async function perform(name: string, target: object = {}) {
    for (const [listener, names] of listeners)
      if (names.includes(name)) listener({ target, preventDefault: () => {} });
    await nextTurn();
  }
  return { hearts, asked, words, count, left, perform };
}

test("hearts pressed at once are sent one after another, so that both homes are kept on the same new list", async () => {
  const { hearts, asked, perform } = openPage();
  await perform("pointerover");
  await asked[0]?.answer([]);
  await perform("click", hearts[0]);
  await perform("click", hearts[1]);
  expect(asked.map(({ body }) => body)).toEqual(["", "keep=S001"]);
  await asked[1]?.answer(["S001"]);
  expect(asked.at(-1)?.body).toBe("keep=S002");
});

test("a press before the kept homes are known is not undone when they arrive", async () => {
  const { hearts, asked, perform } = openPage();
  await perform("pointerover");
  await perform("click", hearts[0]);
  // The requests may arrive in either order.
  await asked[1]?.answer(["S001"]);
  await asked[0]?.answer([]);
  await asked[1]?.answer(["S001"]);
  expect(hearts.map(({ ariaPressed }) => ariaPressed)).toEqual(["true", "false"]);
});

test("the heart in the header shows the number of kept homes, and no number for an empty list", async () => {
  const { hearts, asked, count, perform } = openPage();
  await perform("pointerover");
  await asked[0]?.answer(["S001", "S007"]);
  expect(count.textContent).toBe("2");
  await perform("click", hearts[0]);
  await asked[1]?.answer([]);
  expect(count.textContent).toBe("");
});

test("when the kept homes cannot be fetched hearts show no state, and the first press brings it", async () => {
  const { hearts, asked, words, perform } = openPage();
  await perform("pointerover");
  await asked[0]?.answer();
  expect(hearts.map(({ ariaPressed }) => ariaPressed)).toEqual([null, null]);
  expect(words.value).toBe("");
  await perform("click", hearts[0]);
  await asked[1]?.answer(["S001", "S002"]);
  expect(hearts.map(({ name }) => name)).toEqual(["drop", "drop"]);
});

test.each([
  [[], ["/shortlist?back=%2Flistings%23heart-S001"]],
  [["S001"], []],
])("the first heart checks that the browser took the cookie: a list of %j leads to %j", async (homes, to) => {
  const { hearts, asked, left, perform } = openPage();
  await perform("pointerover");
  await asked[0]?.answer([]);
  await perform("click", hearts[0]);
  await asked[1]?.answer(["S001"], "/shortlist?back=%2Flistings%23heart-S001");
  await asked[2]?.answer(homes);
  expect(left).toEqual(to);
});

test("a document with hearts has the script, and one with the count where it ships script anyway", () => {
  const count = '<span id="heart-count"></span>';
  const shipped = '<script type="x-module" src="/assets/1.js"></script>';
  expect(
    ['<button form="hearts">', count + shipped, count, shipped].map((html) => shortlistScript.hasWork(html)),
  ).toEqual([true, true, false, false]);
});
