import { expect, test, vi } from "vitest";
import {
  addToast,
  dismissToast,
  dropOverdue,
  emptyQueue,
  getNextDeparture,
  isSwipedAway,
  pauseToasts,
  resumeToasts,
  showToast,
  startToast,
  type ToastQueue,
  toastStore,
} from "./toast-queue.ts";

/** A message that is seen as soon as it is added. */
function showNow(queue: ToastQueue, message: string, now: number) {
  return startToast(addToast(queue, message), queue.nextId, now);
}

const messagesOf = ({ toasts }: ToastQueue) => toasts.map(({ message }) => message);

test("shows a message for four seconds", () => {
  const queue = showNow(emptyQueue, "a", 1000);
  expect(getNextDeparture(queue)).toBe(5000);
  expect(messagesOf(dropOverdue(queue, 4999))).toEqual(["a"]);
  expect(messagesOf(dropOverdue(queue, 5000))).toEqual([]);
});

test("stays four seconds from when it is seen, however long its code is on the way", () => {
  vi.useFakeTimers();
  showToast("Sent");
  vi.advanceTimersByTime(60_000);
  expect(messagesOf(toastStore.get())).toEqual(["Sent"]);
  toastStore.start(1);
  vi.advanceTimersByTime(3999);
  // It is drawn again meanwhile.
  toastStore.start(1);
  expect(messagesOf(toastStore.get())).toEqual(["Sent"]);
  vi.advanceTimersByTime(1);
  expect(messagesOf(toastStore.get())).toEqual([]);
  vi.useRealTimers();
});

test("one that is not seen yet neither leaves nor is counted down by a pause", () => {
  const queue = resumeToasts(pauseToasts(addToast(emptyQueue, "a"), 1000), 9000);
  expect(getNextDeparture(queue)).toBeUndefined();
  expect(messagesOf(dropOverdue(queue, 60_000))).toEqual(["a"]);
});

test("shows three; the oldest makes room for a fourth", () => {
  const queue = ["a", "b", "c", "d"].reduce((before, message) => showNow(before, message, 0), emptyQueue);
  expect(messagesOf(queue)).toEqual(["b", "c", "d"]);
  expect(new Set(queue.toasts.map(({ id }) => id)).size).toBe(3);
});

test("lets each leave in its own time", () => {
  const queue = showNow(showNow(emptyQueue, "a", 0), "b", 1500);
  expect(getNextDeparture(queue)).toBe(4000);
  const later = dropOverdue(queue, 4000);
  expect(messagesOf(later)).toEqual(["b"]);
  expect(getNextDeparture(later)).toBe(5500);
});

test("stands still while paused, and goes on with the time that was left", () => {
  const paused = pauseToasts(showNow(emptyQueue, "a", 0), 3000);
  expect(getNextDeparture(paused)).toBeUndefined();
  expect(messagesOf(dropOverdue(paused, 60_000))).toEqual(["a"]);
  expect(getNextDeparture(resumeToasts(paused, 60_000))).toBe(61_000);
});

test("counts a pause once, however often it is asked for", () => {
  const paused = pauseToasts(pauseToasts(showNow(emptyQueue, "a", 0), 1000), 2000);
  expect(getNextDeparture(resumeToasts(paused, 2000))).toBe(5000);
  expect(getNextDeparture(resumeToasts(resumeToasts(paused, 2000), 9000))).toBe(5000);
});

test("gives a message that comes during a pause its four seconds after it", () => {
  const queue = showNow(pauseToasts(emptyQueue, 1000), "a", 2500);
  expect(getNextDeparture(resumeToasts(queue, 3000))).toBe(7000);
});

test("goes on when the toast that held the others up is dismissed", () => {
  const paused = pauseToasts(showNow(showNow(emptyQueue, "a", 0), "b", 0), 1000);
  const queue = dismissToast(paused, 2, 3000);
  expect(messagesOf(queue)).toEqual(["a"]);
  expect(getNextDeparture(queue)).toBe(6000);
});

test("takes a swipe of 20 px to the right or down", () => {
  expect(isSwipedAway({ x: 20, y: 0 })).toBe(true);
  expect(isSwipedAway({ x: 0, y: 20 })).toBe(true);
  expect(isSwipedAway({ x: 19, y: 19 })).toBe(false);
  expect(isSwipedAway({ x: -50, y: -50 })).toBe(false);
});
