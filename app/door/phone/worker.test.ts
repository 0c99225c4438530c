import { expect, test, vi } from "vitest";
import { setClock } from "#app/region/clock.fixture.ts";
import { createDevice } from "./device.fixture.ts";

function loseReception(): never {
  throw new TypeError("Failed to fetch");
}

function say(status: number, page = "") {
  return () => new Response(page, { status });
}

const scope = "/office/open-homes/";
const sheet = "/office/open-homes/S014/2026-11-28T10:00";
const toSheet = (until: number) => () => new Response(`<div data-kept-until="${until}">the door</div>`);

test("the sheet of an open door is cached until its time is over or somebody signs out", async () => {
  setClock(Date.now());
  const device = createDevice();
  const worker = device.startWorker(scope);
  device.setAnswer(toSheet(Date.now() + 60_000));
  await worker.open(sheet);
  device.setAnswer(loseReception);
  expect(await (await worker.open(sheet)).text()).toContain("the door");
  device.setAnswer(say(401));
  await worker.open(sheet);
  expect(device.findKept()).toEqual([]);
  device.setAnswer(toSheet(Date.now() + 1_000));
  await worker.open(sheet);
  expect(device.findKept()).toEqual([sheet]);
  vi.setSystemTime(Date.now() + 1_000);
  device.setAnswer(loseReception);
  await expect(worker.open(sheet)).rejects.toThrow("Failed to fetch");
  expect(device.findKept()).toEqual([]);
});

test("outside the office, where an earlier version cached pages, the worker unregisters itself", async () => {
  const worker = createDevice().startWorker("/shortlist");
  await worker.activate();
  expect(worker.isRegistered()).toBe(false);
});

test("the only office pages cached are sheets whose door is open", async () => {
  const device = createDevice();
  const worker = device.startWorker(scope);
  device.setAnswer(say(200, "a sheet"));
  await worker.open(sheet);
  expect(device.findKept()).toEqual([]);
});

test("when the connection hangs the cached sheet is shown, and nothing else is", async () => {
  const device = createDevice();
  const worker = device.startWorker(scope);
  device.setAnswer(toSheet(Date.now() + 60_000));
  await worker.open(sheet);
  device.setAnswer(() => new Promise(() => {}));
  expect(await (await worker.open(sheet)).text()).toContain("the door");
  const other = createDevice();
  other.setAnswer(() => new Promise((resolve) => setTimeout(() => resolve(new Response("late")), 600)));
  expect(await (await other.startWorker(scope).open(sheet)).text()).toBe("late");
});
