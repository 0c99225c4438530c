import { onTestFinished, vi } from "vitest";

/** Sets the clock for the current test: ms, or a time such as "2026-11-28T10:00+11:00". */
export function setClock(now: number | string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
}
