import { expect, onTestFinished, test, vi } from "vitest";
import { createRateLimit } from "./rate-limit.server.ts";

/** A limit of three a minute whose clock the test sets. */
function openLimit(perMinute = 3) {
  let now = 1_000_000;
  const { take } = createRateLimit(perMinute, () => now);
  /** Takes several times for one address. */
  const takeAll = (count: number, address = "203.0.113.9") =>
    Array.from({ length: count }, () => take(address));
  return {
    take,
    takeAll,
    wait(ms: number) {
      now += ms;
    },
  };
}

test("allows as many as its limit in any minute, then returns how long to wait", () => {
  const limit = openLimit();
  expect(limit.takeAll(4)).toEqual([0, 0, 0, 60]);
  limit.wait(59_000);
  expect(limit.takeAll(1)).toEqual([1]);
  limit.wait(1_000);
  expect(limit.takeAll(1)).toEqual([0]);
});

test("setting the clock back an hour makes nobody wait", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = createRateLimit(3);
  for (let index = 0; index < 3; index += 1) expect(limit.take("203.0.113.9")).toBe(0);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(limit.take("203.0.113.9")).toBe(60);
  vi.advanceTimersByTime(60_000);
  expect(limit.take("203.0.113.9")).toBe(0);
});

test("refused forms do not count", () => {
  const limit = openLimit();
  limit.takeAll(100);
  limit.wait(60_000);
  expect(limit.takeAll(1)).toEqual([0]);
});

test("counts each address separately, and an IPv6 network as one", () => {
  const limit = openLimit();
  for (const end of ["1", "2", "ffff:1"]) expect(limit.take(`2001:db8:1:2::${end}`)).toBe(0);
  expect(limit.take("2001:0db8:0001:0002:3:4:5:6")).toBeGreaterThan(0);
  expect(limit.take("2001:db8:1:3::1")).toBe(0);
  expect(limit.takeAll(3, "::1")).toEqual([0, 0, 0]);
  expect(limit.take("::2")).toBeGreaterThan(0);
  expect(limit.take("203.0.113.10")).toBe(0);
});

test("zero means no limit", () => {
  expect(new Set(openLimit(0).takeAll(1000))).toEqual(new Set([0]));
});

test("keeps only the ten thousand latest addresses, and never drops one that keeps trying", () => {
  const limit = openLimit();
  for (const address of ["203.0.113.9", "203.0.113.10"]) limit.takeAll(3, address);
  for (let index = 0; index < 10_000; index += 1) {
    limit.take(`10.0.${index >> 8}.${index & 255}`);
    if (index % 1000 === 0) limit.take("203.0.113.10");
  }
  expect(limit.take("203.0.113.9")).toBe(0);
  expect(limit.take("203.0.113.10")).toBeGreaterThan(0);
});
