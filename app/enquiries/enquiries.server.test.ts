import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { setClock } from "#app/region/clock.fixture.ts";
import { makeId } from "#app/store/make-id.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { openTestDesk, sendQuestion } from "./enquiries.fixture.ts";
import { visitorContext } from "./enquiries-context.ts";
import { HONEYPOT, SUBMISSION } from "./form/submission-id.ts";

const storeTest = defineStoreTest();
const question = { name: "Leila Marsh", email: "leila@mail.example", message: "Is there a bath?" };

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

/** Sends the form and returns the address it redirects to. */
async function sendForThanks({ context }: Desk, fields: Record<string, string>) {
  const response = await sendQuestion(context, fields);
  return response instanceof Response ? response.headers.get("Location") : undefined;
}

storeTest("stores nothing of a form with errors, and returns its values and id", async (open, where) => {
  const desk = await openTestDesk(where);
  const id = makeId(Date.now());
  const response = await sendQuestion(desk.context, { ...question, email: "leila@", [SUBMISSION]: id });
  await desk.close();
  expect(response).toMatchObject({
    init: { status: 422 },
    data: { submissionId: id, values: { message: "Is there a bath?", email: "leila@" } },
  });
  const db = await open();
  expect(await db.selectFrom("enquiry").select("id").execute()).toEqual([]);
});

storeTest("holds suspicious enquiries, and still shows thanks", async (open, where) => {
  // Forms are filled in within the same moment, or long after.
  setClock(Date.now());
  const desk = await openTestDesk(where);
  const fromAfar = (number: number) => desk.context.set(visitorContext, { address: `203.0.113.${number}` });
  const slow = () => makeId(Date.now() - 60_000);
  const links = { ...question, name: "www.pills.example", message: "https://pills.example" };
  const advert = { ...question, message: "We can bring your agency to the top of every search." };
  const sent: [Record<string, string>, string | null][] = [
    [{ ...question, [HONEYPOT]: "pills", [SUBMISSION]: slow() }, "the hidden field was filled in"],
    [links, "filled in at once, a link in every field"],
    [{ ...links, [SUBMISSION]: slow() }, null],
    [{ ...links, name: "Leila Marsh" }, null],
    ...[1, 2, 3, 4].map((): [Record<string, string>, null] => [advert, null]),
    [advert, "filled in at once, the same text from many addresses"],
    [{ ...advert, [SUBMISSION]: slow() }, null],
    [question, null],
    [{ ...question, [SUBMISSION]: makeId(Date.now() + 3_600_000) }, null],
  ];
  const db = await open();
  for (const [index, [fields, flag]] of sent.entries()) {
    fromAfar(index);
    const id = makeId(Date.now());
    const reference = await sendForThanks(desk, { [SUBMISSION]: id, ...fields });
    expect(reference).toMatch(/^\/thanks\//);
    const kept = db.selectFrom("enquiry").select("flag");
    const own = kept.where("reference", "=", String(reference).slice("/thanks/".length));
    expect([index, await own.execute()]).toEqual([index, [{ flag }]]);
  }
  await desk.close();
});

storeTest("mails held enquiries to the office, as password managers fill that field", async (open, where) => {
  const first = await openTestDesk(where);
  await sendForThanks(first, { ...question, [HONEYPOT]: "leila" });
  await first.close();
  // A day later by the store's clock.
  const db = await open();
  await db.updateTable("task").set({ due_at: 0 }).execute();
  const second = await openTestDesk(where);
  const folder = join(where.dataDir, "mail");
  const isWritten = () => existsSync(folder) && readdirSync(folder).some((file) => file.endsWith(".eml"));
  await vi.waitUntil(isWritten, { timeout: 60_000 });
  await second.close();
  const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  expect(mails).toEqual([expect.stringContaining("Subject: Held as spam: 1 enquiry")]);
  expect(mails[0]).toContain("Is there a bath?");
});
