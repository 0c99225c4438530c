import { expect, test } from "vitest";
import { createDevice } from "./device.fixture.ts";

const forms = ["intent=rate&home=S001&note=Windy", "intent=rate&home=S001&vote=yes", "intent=drop&home=S002"];

function loseReception(): never {
  throw new TypeError("Failed to fetch");
}

/** Both pages kept, and these forms sent without reception. */
async function sendWithoutReception(waiting: readonly string[]) {
  const device = createDevice();
  const [list, saturday] = [device.startWorker(), device.startWorker()];
  await list.open("/shortlist");
  await saturday.open("/saturday");
  device.setAnswer(loseReception);
  for (const form of waiting) await list.send(form);
  return { device, list, saturday };
}

function say(status: number, page = "") {
  return () => new Response(page, { status });
}

test("what is sent without reception waits, and is sent once and in order, though both pages notice the line", async () => {
  const { device, list, saturday } = await sendWithoutReception(forms);
  await Promise.all([list.tellOnline(), saturday.tellOnline(), saturday.open("/saturday")]);
  expect(device.countWaiting()).toBe(forms.length);
  device.setAnswer(say(200));
  const pages = [list.open("/shortlist"), saturday.open("/saturday")];
  await Promise.all([list.tellOnline(), saturday.tellOnline(), ...pages]);
  await list.open("/shortlist");
  expect(device.findPosts()).toEqual(forms);
});

test("a form sent once there is a line does not overtake those that wait", async () => {
  const { device, list } = await sendWithoutReception(forms);
  device.setAnswer(say(200));
  await list.send("intent=rate&home=S001&note=Calm");
  expect(device.findPosts()).toEqual([...forms, "intent=rate&home=S001&note=Calm"]);
});

test("while the store is away what waits goes on waiting, and what is sent joins it", async () => {
  const { device, list } = await sendWithoutReception(forms.slice(0, 1));
  device.setAnswer(say(503));
  await list.send("intent=drop&home=S002");
  device.setAnswer(say(200));
  await list.open("/shortlist");
  expect(device.findPosts().slice(-2)).toEqual([forms[0], "intent=drop&home=S002"]);
  expect(device.countWaiting()).toBe(0);
});

test("the answer to a form that is refused is shown, with what was typed, and the others are sent", async () => {
  const { device, list, saturday } = await sendWithoutReception(["intent=rate&note=TooLong", ...forms]);
  device.setAnswer(({ method, body }) =>
    method === "POST" && body.includes("TooLong")
      ? new Response("At most 500 characters: TooLong", { status: 422 })
      : new Response("the list"),
  );
  await saturday.tellOnline();
  expect(device.countWaiting()).toBe(1);
  expect(await (await list.open("/shortlist")).text()).toBe("At most 500 characters: TooLong");
  expect(await (await list.open("/shortlist")).text()).toBe("the list");
  expect(device.findPosts().filter((body) => !body.includes("TooLong"))).toEqual(forms);
});

test("a line that hangs gives way to the page that is kept, and to nothing else", async () => {
  const { device, list } = await sendWithoutReception([]);
  device.setAnswer(() => new Promise(() => {}));
  expect(await (await list.open("/shortlist")).text()).toBe(
    '<p>a page</p><template data-waiting="0"></template>',
  );
  const other = createDevice();
  other.setAnswer(() => new Promise((resolve) => setTimeout(() => resolve(new Response("late")), 600)));
  expect(await (await other.startWorker().open("/shortlist")).text()).toBe("late");
});

test("who forgets or leaves the list has nothing of it on the device, whether that is sent at once or waits", async () => {
  for (const intent of ["forget", "leave"]) {
    const atOnce = await sendWithoutReception([]);
    atOnce.device.setAnswer(say(200));
    await atOnce.list.send(`intent=${intent}`);
    expect(atOnce.device.countPages()).toBe(0);

    const later = await sendWithoutReception([`intent=${intent}`]);
    expect(later.device.countPages()).toBe(2);
    later.device.setAnswer(say(200));
    await later.list.tellOnline();
    expect(later.device.countPages()).toBe(0);
  }
});

test("to compare does not wait: it changes nothing", async () => {
  const { device } = await sendWithoutReception(["intent=compare&home=S001&home=S002"]);
  expect(device.countWaiting()).toBe(0);
});

test("what a worker of an earlier version kept under another name is kept on, and what waited there is sent", async () => {
  const device = createDevice();
  device.keepEarlier("earlier", "/shortlist", "the list");
  device.keepEarlier("earlier", "/earlier-queue/1-1", "intent=drop&home=S002");
  const worker = device.startWorker();
  await worker.activate();
  device.setAnswer(loseReception);
  expect(await (await worker.open("/shortlist")).text()).toBe(
    'the list<template data-waiting="1"></template>',
  );
  device.setAnswer(say(200));
  await worker.tellOnline();
  expect(device.findPosts()).toEqual(["intent=drop&home=S002"]);
  expect([device.countWaiting(), device.countCaches()]).toEqual([0, 1]);
});

const sheet = "/office/open-homes/S014/2026-11-28T10:00";
const toSheet = (until: number) => () => new Response(`<div data-kept-until="${until}">the door</div>`);

test("the sheet of an open door is kept until its time is over, or somebody is signed out", async () => {
  const device = createDevice();
  const worker = device.startWorker();
  device.setAnswer(toSheet(Date.now() + 60_000));
  await worker.open(sheet);
  device.setAnswer(loseReception);
  expect(await (await worker.open(sheet)).text()).toContain("the door");
  device.setAnswer(say(401));
  await worker.open(sheet);
  expect(device.countPages()).toBe(0);
  device.setAnswer(toSheet(Date.now() + 1_000));
  await worker.open(sheet);
  expect(device.countPages()).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  device.setAnswer(loseReception);
  await expect(worker.open(sheet)).rejects.toThrow("Failed to fetch");
  expect(device.countPages()).toBe(0);
});

test("of the office no page is kept but the sheets whose door is open", async () => {
  const device = createDevice();
  const worker = device.startWorker();
  device.setAnswer(say(200, "a sheet"));
  await worker.open(sheet);
  expect(device.countPages()).toBe(0);
});
