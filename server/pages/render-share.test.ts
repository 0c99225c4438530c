import { expect, test } from "vitest";
import { createRenderShare } from "./render-share.ts";

/** Renders that end when the test says so, in the order in which they began. */
function openRendering(share = createRenderShare({ atOnce: 2, mostWaiting: 3 })) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask: (address: string, page: string) =>
      share.run(address, async () => {
        begun.push(page);
        await new Promise<void>((resolve) => ends.push(resolve));
        return page;
      }),
    async endOne() {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test("a network with many requests does not delay another network's page", async () => {
  const { begun, ask, endOne } = openRendering();
  const flood = ["f1", "f2", "f3", "f4", "f5"].map((page) => ask("192.0.2.1", page));
  const other = ask("198.51.100.7", "other");
  await new Promise(setImmediate);
  expect(begun).toEqual(["f1", "f2", "other"]);
  for (let count = 0; count < 6; count += 1) await endOne();
  expect(begun).toEqual(["f1", "f2", "other", "f3", "f4", "f5"]);
  expect(await Promise.all([...flood, other])).toEqual(["f1", "f2", "f3", "f4", "f5", "other"]);
});

test("a network is refused when its queue is full, and served again once the queue has moved", async () => {
  const { begun, ask, endOne } = openRendering();
  // Addresses of one /64 count as one network.
  const asked = [1, 2, 3, 4, 5].map((host) => ask(`2001:db8:1:2::${host}`, `page ${host}`));
  expect(await ask("2001:db8:1:2::6", "too many")).toBeUndefined();
  expect(begun).not.toContain("too many");
  void ask("2001:db8:1:3::1", "the next network");
  await new Promise(setImmediate);
  expect(begun).toContain("the next network");
  await endOne();
  asked.push(ask("2001:db8:1:2::7", "page 7"));
  for (let count = 0; count < 7; count += 1) await endOne();
  expect(await Promise.all(asked)).toEqual(["page 1", "page 2", "page 3", "page 4", "page 5", "page 7"]);
});

test("a failed render passes its slot to the next", async () => {
  const share = createRenderShare({ atOnce: 1, mostWaiting: 1 });
  const failing = share.run("192.0.2.1", () => Promise.reject(new Error("no page")));
  const next = share.run("192.0.2.1", async () => "a page");
  await expect(failing).rejects.toThrow("no page");
  expect(await next).toBe("a page");
});
