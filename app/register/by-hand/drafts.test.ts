import { expect } from "vitest";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { startDraft } from "./drafts.server.ts";

const storeTest = defineStoreTest();

storeTest("a form sent twenty times at once creates one draft", async ({ db }) => {
  const record = { type: "House", suburb: "Freshwater", address: "5/7 Plover Street, Freshwater" };
  const sent = { id: "0191e1a0-0000-7000-8000-000000000001", author: "Marion Tate", now: 1 };
  const start = () =>
    db.transaction().execute((each) => startDraft(each, { ...sent, offer: "sale", record }));
  const begun = await Promise.allSettled(Array.from({ length: 20 }, start));
  const ids = begun.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const id = "5-7-plover-street-freshwater";
  expect(new Set(ids)).toEqual(new Set([id]));
  expect(await db.selectFrom("register").select("id").execute()).toEqual([{ id }]);
});
