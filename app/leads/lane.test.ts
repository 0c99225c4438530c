import { expect, vi } from "vitest";
import { questionKind, questionSchema } from "#app/enquiries/about-listing/question-schema.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { receiveEnquiry } from "#app/enquiries/form/receive-form.server.ts";
import { SUBMISSION } from "#app/enquiries/form/submission-id.ts";
import { makeId } from "#app/store/make-id.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { createOpenLanes, toTestWebhook } from "./destinations.fixture.ts";
import { startWebhookReceiver } from "./webhook-receiver.fixture.ts";

const storeTest = defineSqliteTest();
const question = { name: "Leila Marsh", email: "leila@mail.example", message: "Is there a bath?" };

/** Submits a question. Returns the address of the redirect. */
async function sendForThanks(
  { context }: Awaited<ReturnType<typeof openTestDesk>>,
  fields: Record<string, string>,
) {
  const response = await receiveEnquiry(
    { request: toPost(fields), context },
    {
      schema: questionSchema,
      toEnquiry: (read) => ({ kind: questionKind, fields: read }),
      toThanks: (reference) => `/thanks/${reference}`,
    },
  );
  return response instanceof Response ? response.headers.get("Location") : undefined;
}

storeTest("office, visitor and a signed webhook get an enquiry, and its change", async (open, where) => {
  const receiver = await startWebhookReceiver();
  const desk = await openTestDesk({ ...where, openLanes: createOpenLanes([toTestWebhook(receiver.url)]) });
  const id = makeId(Date.now() - 60_000);
  const first = await sendForThanks(desk, { ...question, [SUBMISSION]: id });
  expect(await sendForThanks(desk, { ...question, [SUBMISSION]: id })).toBe(first);
  const changed = { ...question, message: "Is there a bath, and a shower?" };
  expect(await sendForThanks(desk, { ...changed, [SUBMISSION]: id })).toBe(first);
  await vi.waitUntil(() => receiver.received.length === 2, { timeout: 60_000 });
  await desk.close();

  const reference = String(first).replace("/thanks/", "");
  const events = receiver.received.map(({ event }) => event);
  expect(events).toContainEqual(expect.objectContaining({ type: "enquiry.created" }));
  const data = expect.objectContaining({ reference, fields: expect.objectContaining(changed) });
  expect(events).toContainEqual(expect.objectContaining({ type: "enquiry.amended", data }));
  const db = await open();
  const notices = await db.selectFrom("notice").select("kind").orderBy("id").execute();
  const kinds = ["acknowledgement", "office", "office", "webhook", "webhook"];
  expect(notices.map(({ kind }) => kind).sort()).toEqual(kinds);
  expect(await db.selectFrom("enquiry").select("id").execute()).toEqual([{ id }]);
  expect(await db.selectFrom("amendment").select("enquiry_id").execute()).toEqual([{ enquiry_id: id }]);
});

storeTest("events queued for the webhook by an earlier release are delivered", async (open, where) => {
  const receiver = await startWebhookReceiver();
  const db = await open();
  const payload = { channel: "webhook", type: "enquiry.created", data: {} } as const;
  const notices = [{ kind: "webhook", payload }];
  await addNotices(db, { subjectId: "", notices, state: "waiting", now: Date.now() });
  const desk = await openTestDesk({ ...where, openLanes: createOpenLanes([toTestWebhook(receiver.url)]) });
  await vi.waitUntil(() => receiver.received.length === 1, { timeout: 60_000 });
  await desk.close();
});
