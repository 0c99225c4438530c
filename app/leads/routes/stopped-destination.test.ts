import { expect } from "vitest";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { openHomesDesk } from "#app/office-homes/routes/homes.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { toTestSettings, toTestWebhook } from "../destinations.fixture.ts";
import { enterDestination, stopDestination } from "../store/destinations.server.ts";

const storeTest = defineSqliteTest();

storeTest("a stopped destination is on Today until the office retries it", async ({ db }) => {
  const destination = { ...toTestWebhook("https://crm.example"), name: "Agentbox" };
  await enterDestination(db, destination);
  await saveTestEnquiry(db, makeQuestion(), Date.now(), toTestSettings([destination]));
  const since = Date.UTC(2026, 10, 25, 8);
  await stopDestination(db, "Agentbox", { now: since, toStopNotices: async () => [] });
  const marion = await openHomesDesk(db, "Marion Tate", "principal");
  const priya = await openHomesDesk(db, "Priya Nair", "agent");
  const stopped = {
    title: "Agentbox takes no enquiries",
    words: expect.stringMatching(/since Wed 25 Nov, 7:00 pm\. 1 enquiry for it is kept\./),
    action: "/office/destinations",
    acts: [{ label: "Try again now", about: "Agentbox" }],
  };
  expect((await marion.read("/office")).data).toMatchObject({ today: { stoppedLeads: [stopped] } });
  expect((await priya.read("/office")).data).toMatchObject({ today: { stoppedLeads: [] } });
  const form = { intent: "try destination", destination: "Agentbox" };
  expect((await priya.send("/office/destinations", {}, form)).status).toBe(403);
  await marion.send("/office/destinations", {}, form);
  await marion.send("/office/destinations", {}, form);
  expect((await marion.read("/office")).data).toMatchObject({ today: { stoppedLeads: [] } });
  const log = await db.selectFrom("log").select(["act", "subject"]).execute();
  expect(log).toEqual([{ act: "try destination", subject: "Agentbox" }]);
});
