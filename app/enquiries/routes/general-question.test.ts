import { expect, test } from "vitest";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeStoreFolder } from "#app/store/stores.fixture.ts";
import { action } from "./general-question.tsx";

test("a general question with a number goes to the office as a question, and to nobody else", async () => {
  const dataDir = makeStoreFolder();
  const { context, close } = await openTestDesk({ dataDir });
  const request = toPost({ name: "Leila", reach: "0491 570 110", message: "Cats?" }, "/contact/question");
  const args = { request, url: new URL(request.url), context, params: {} };
  const response = await action({ ...args, pattern: "/contact/question" });
  await close();
  expect(response).toMatchObject({ status: 303 });
  const db = await openDatabase({ dataDir });
  const { kind, fields } = await db.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
  expect([kind, JSON.parse(fields)]).toEqual([
    "question",
    { name: "Leila", email: "", phone: "0491 570 110", message: "Cats?" },
  ]);
  const notices = await db.selectFrom("notice").select(["kind", "payload"]).execute();
  await db.destroy();
  expect(notices.map((notice) => notice.kind)).toEqual(["office"]);
  expect(JSON.parse(notices[0]?.payload ?? "").text).toContain("They left a phone number only.");
});
