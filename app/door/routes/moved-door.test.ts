import { expect, onTestFinished, vi } from "vitest";
import { noteTimes } from "#app/calendars/note-times.server.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openHomesDesk } from "#app/office-homes/routes/homes.fixture.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { getDoor } from "../store/doors.server.ts";

const storeTest = defineStoreTest();
const id = "AGENCY-1";
const sheetPage = "/office/open-homes/:id/:time" as const;
const day = "2098-11-29";
const at = `${day}T10:00`;
const record = {
  address: "1 Tern Lane, Freshwater",
  agent: { name: "Priya Nair", phone: "0491 570 157", email: "priya@headland.example" },
  inspections: [`${at}/10:30`, `${day}T12:00/12:30`],
};
const listings = { "coastal-listings.json": [toSampleRecord({ ...record, id })] };
const move = { intent: "move", day: "2098-11-30", start: "09:00", end: "09:30" };
const moved = { id, time: "2098-11-30T09:00" };

storeTest("moved to another day, an open home takes along who came, its door and its event", async (open) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T08:00+11:00`) });
  onTestFinished(() => void vi.useRealTimers());
  const db = await open();
  await takeIn(db, file("one"), [incoming({ record })], { now: Date.now() });
  const priya = await openHomesDesk(db, "Priya Nair", "agent", listings);
  const times = [at, `${day}T12:00`].map((time) => ({
    kind: "inspection" as const,
    day,
    starts: time.slice(11),
    ends: `${time.slice(11, 13)}:30`,
  }));
  await noteTimes(db, [{ home_id: id, offer: "sale", times }], Date.now());
  const uid = `inspection-${id}-${day}-1`;
  const place = { id, time: at };
  await priya.send(sheetPage, place, { intent: "open door", uid });
  const { token = "" } = (await getDoor(db, uid)) ?? {};
  const walkIn = {
    intent: "walk in",
    uid,
    visitor: makeId(Date.now()),
    name: "Anna",
    phone: "0491 570 110",
  };
  await priya.send(sheetPage, place, walkIn);
  await priya.send(sheetPage, place, move);
  const there = `/office/open-homes/${id}/2098-11-30T09:00?done=moved+meanwhile`;
  expect(await priya.read(sheetPage, place, `?uid=${uid}`)).toMatchObject({ location: there });
  const late = { ...walkIn, visitor: makeId(Date.now()), name: "Ben" };
  expect(await priya.send(sheetPage, place, late)).toMatchObject({ status: 303, location: there });
  vi.setSystemTime(Date.parse("2098-11-30T08:00+11:00"));
  const next = await openHomesDesk(db, "Marion Tate", "principal", {
    "coastal-listings.json": [toSampleRecord({ ...record, id, inspections: ["2098-11-30T09:00/09:30"] })],
  });
  expect((await next.read(sheetPage, moved)).data).toMatchObject({
    parts: {
      door: {
        visitors: [{ name: "Ben" }, { name: "Anna" }],
        code: { url: expect.stringContaining(token) },
        keptUntil: expect.any(Number),
      },
    },
  });
  // Another one on the first day is another event.
  await noteTimes(
    db,
    [
      {
        home_id: id,
        offer: "sale",
        times: [...times, { kind: "inspection", day: "2098-11-30", starts: "09:00", ends: "09:30" }],
      },
    ],
    Date.now() - 86_400_000,
  );
  const rows = await db.selectFrom("open_time").select(["uid", "day", "sequence"]).orderBy("uid").execute();
  expect(rows).toEqual([
    { uid, day: "2098-11-30", sequence: 1 },
    { uid: `inspection-${id}-${day}-2`, day, sequence: 0 },
    { uid: `inspection-${id}-${day}-3`, day, sequence: 0 },
  ]);
});
