import { expect, test } from "vitest";
import { createDevice } from "./device.fixture.ts";

function loseReception(): never {
  throw new TypeError("Failed to fetch");
}

function say(status: number, page = "") {
  return () => new Response(page, { status });
}

const forms = ["intent=rate&home=S001&note=Windy", "intent=drop&home=S002"];

/** A device on which an earlier version kept both pages and the sheet of an open home, and these forms wait. */
function keepEarlier(waiting: readonly string[]) {
  const device = createDevice();
  for (const path of ["/shortlist", "/saturday", "/pictures/s014.jpg", sheet]) device.keep(path, "kept");
  for (const [index, form] of waiting.entries()) device.keep(`/offline-queue/${index}`, form);
  return device;
}

test("outside the office it sends what waits once and in order, empties what was kept, and is no more", async () => {
  const device = keepEarlier(forms);
  const workers = ["/shortlist", "/saturday"].map((scope) => device.startWorker(scope));
  await Promise.all(workers.map((worker) => worker.activate()));
  expect(device.findPosts()).toEqual(forms);
  expect(device.findKept()).toEqual([sheet]);
  expect(workers.map((worker) => worker.isRegistered())).toEqual([false, false]);
});

test("without reception, or while the store is away, what waits goes on waiting until the next visit", async () => {
  const device = keepEarlier(forms);
  const worker = device.startWorker("/shortlist");
  device.setAnswer(loseReception);
  await worker.activate();
  await expect(worker.open("/shortlist")).rejects.toThrow("Failed to fetch");
  device.setAnswer(say(503, "away"));
  expect(await (await worker.open("/shortlist")).text()).toBe("away");
  expect(worker.isRegistered()).toBe(true);
  device.setAnswer(say(200, "the list"));
  expect(await (await worker.open("/shortlist")).text()).toBe("the list");
  expect(device.findPosts().slice(-2)).toEqual(forms);
  expect(worker.isRegistered()).toBe(false);
});

test("the answer to a form that is refused is shown, with what was typed, before the worker ends", async () => {
  const device = keepEarlier(["intent=rate&note=TooLong", ...forms]);
  const worker = device.startWorker("/shortlist");
  device.setAnswer(({ method, body }) =>
    method === "POST" && body.includes("TooLong")
      ? new Response("At most 500 characters: TooLong", { status: 422 })
      : new Response("the list"),
  );
  await worker.activate();
  expect(await (await worker.open("/shortlist")).text()).toBe("At most 500 characters: TooLong");
  expect(await (await worker.open("/shortlist")).text()).toBe("the list");
  expect(device.findPosts().slice(-2)).toEqual(forms);
  expect(worker.isRegistered()).toBe(false);
});

const scope = "/office/open-homes/";
const sheet = "/office/open-homes/S014/2026-11-28T10:00";
const toSheet = (until: number) => () => new Response(`<div data-kept-until="${until}">the door</div>`);

test("the sheet of an open door is kept until its time is over, or somebody is signed out", async () => {
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
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  device.setAnswer(loseReception);
  await expect(worker.open(sheet)).rejects.toThrow("Failed to fetch");
  expect(device.findKept()).toEqual([]);
});

test("of the office no page is kept but the sheets whose door is open", async () => {
  const device = createDevice();
  const worker = device.startWorker(scope);
  device.setAnswer(say(200, "a sheet"));
  await worker.open(sheet);
  expect(device.findKept()).toEqual([]);
});

test("a line that hangs gives way to the sheet that is kept, and to nothing else", async () => {
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
