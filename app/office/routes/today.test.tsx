import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { makeQuestion, saveTestEnquiry, testSettings } from "#app/enquiries/delivery/enquiries.fixture.ts";
import { toTestWebhook } from "#app/enquiries/destinations/destinations.fixture.ts";
import { TodayPage } from "#app/office/today/today-page.tsx";
import { enterDestination, stopDestination } from "#app/store/outbox/destinations.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { openHomesDesk } from "./homes/homes.fixture.ts";

const storeTest = defineStoreTest();
const why = "the hidden field was filled in";

storeTest(
  "what is held as spam is on Today with why, bookings first, for those who may judge it",
  async (open) => {
    const db = await open();
    const fields = {
      name: "Kirra Steel",
      email: "kirra@mail.example",
      phone: "0491 570 110",
      time: "2098-11-29T10:00",
      message: "",
    };
    const booking = await saveTestEnquiry(db, { kind: inspectionKind, fields }, Date.now() - 1000);
    const question = await saveTestEnquiry(db, makeQuestion(), Date.now());
    await db.updateTable("enquiry").set({ flag: why }).execute();
    const marion = await openHomesDesk(db, "Marion Tate", "principal");
    const { data } = await marion.read("/office");
    const due = { tone: "spam", words: `Held as spam: ${why}` };
    expect(data).toMatchObject({
      held: [
        { reference: booking.reference, due },
        { reference: question.reference, due },
      ],
      hasMoreHeld: false,
    });
    const priya = await openHomesDesk(db, "Priya Nair", "agent");
    expect((await priya.read("/office")).data).toMatchObject({ held: [] });
  },
);

storeTest("software that refuses us stands on Today until the office tries it again", async (open) => {
  const db = await open();
  const destination = { name: "Agentbox", secrets: {} };
  await enterDestination(db, destination);
  const destinations = [{ ...toTestWebhook("https://crm.example"), name: "Agentbox" }];
  await saveTestEnquiry(db, makeQuestion(), Date.now(), { ...testSettings, destinations });
  const since = Date.UTC(2026, 10, 25, 8);
  await stopDestination(db, "Agentbox", { noticeId: "", now: since, toStopNotices: async () => [] });
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const priya = await openHomesDesk(db, "Priya Nair", "agent");
  const stopped = [{ name: "Agentbox", waiting: 1, since: "Wed 25 Nov, 7:00 pm" }];
  expect((await marion.read("/office")).data).toMatchObject({ stopped });
  expect((await priya.read("/office")).data).toMatchObject({ stopped: [] });
  const form = { intent: "try destination", destination: "Agentbox" };
  expect((await priya.send("/office", {}, form)).status).toBe(403);
  await marion.send("/office", {}, form);
  await marion.send("/office", {}, form);
  expect((await marion.read("/office")).data).toMatchObject({ stopped: [] });
  const log = await db.selectFrom("log").select(["act", "subject"]).execute();
  expect(log).toEqual([{ act: "try destination", subject: "Agentbox" }]);
});

test("what is held stands with a form that releases it before everything else on Today", () => {
  const line = { reference: "7KQ4-M2XD", subject: "14 Tern Lane", received: "Wed 25 Nov, 9:00 am" };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TodayPage
        lines={[{ ...line, name: "Tom Burke", due: { tone: "late", words: "Overdue by 3 h" } }]}
        held={[
          {
            ...line,
            name: "Kirra Steel",
            due: { tone: "spam", words: `Held as spam: ${why}` },
            hidden: { version: "3" },
          },
        ]}
        hasMore={false}
        hasMoreHeld={false}
        givenUp={[]}
        hasPasskey
        stopped={[]}
        notes={[]}
        reports={[]}
        homes={{ opens: [], hasMoreOpens: false, homes: [], hasMoreHomes: false, notes: [] }}
      />
    </MemoryRouter>,
  );
  expect(html).toContain(`Held as spam: ${why}`);
  expect(html).toContain('value="not spam"');
  expect(html.indexOf("Kirra Steel")).toBeLessThan(html.indexOf("Tom Burke"));
});
