import { expect } from "vitest";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { startDraft } from "./drafts.server.ts";

const storeTest = defineStoreTest();

storeTest("a form sent twenty times at once creates one draft", async ({ db }) => {
  const draft = {
    id: "0191e1a0-0000-7000-8000-000000000001",
    offer: "sale" as const,
    record: { type: "House", suburb: "Freshwater", address: "5/7 Plover Street, Freshwater" },
    author: "Marion Tate",
    now: 1,
  };
  const begun = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      db.transaction().execute((transaction) => startDraft(transaction, draft)),
    ),
  );
  const ids = begun.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  expect(new Set(ids)).toEqual(new Set(["5-7-plover-street-freshwater"]));
  expect(await db.selectFrom("register").select("id").execute()).toEqual([
    { id: "5-7-plover-street-freshwater" },
  ]);
});
