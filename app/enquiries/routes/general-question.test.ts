import { expect, test } from "vitest";
import { agents } from "#app/agency/folder/first-texts.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { action as askAgent, loader } from "./ask-agent.tsx";
import { action as askOffice } from "./general-question.tsx";

const [agent] = agents;
const ofAgent = { params: { id: String(agent?.id) }, pattern: "/team/:id/ask" } as const;
const ofOffice = { params: {}, pattern: "/contact/question" } as const;
const question = { name: "Leila Marsh", reach: "leila@mail.example", message: "Cats?" };

/** Sends a question to the office or an agent, and reads the stored enquiry. */
async function send(page: typeof ofAgent | typeof ofOffice, fields: Record<string, string>) {
  const dataDir = makeStoreFolder();
  const { context, close } = await openTestDesk({ dataDir });
  const request = toPost(fields, page.pattern);
  const sent = { request, url: new URL(request.url), context };
  const response = await (page === ofOffice
    ? askOffice({ ...sent, ...ofOffice })
    : askAgent({ ...sent, ...ofAgent }));
  await close();
  const db = await openTestStore(dataDir);
  const stored = await db.selectFrom("enquiry").selectAll().executeTakeFirst();
  const notices = await readNotices(db);
  return {
    response,
    stored: stored && [stored.kind, JSON.parse(stored.fields), JSON.parse(stored.about ?? "null")],
    told: notices.map(({ kind }) => kind).toSorted(),
    mail: notices.find(({ kind }) => kind === "office")?.payload.text,
  };
}

test("a general question with a phone number goes to the office only", async () => {
  const { response, stored, told, mail } = await send(ofOffice, { ...question, reach: "0491 570 110" });
  expect(response).toMatchObject({ status: 303 });
  const fields = { name: "Leila Marsh", email: "", phone: "0491 570 110", message: "Cats?" };
  expect(stored).toEqual(["question", fields, null]);
  expect(told).toEqual(["office"]);
  expect(mail).toContain("They left a phone number only.");
});

test("a question to an agent is mailed to the agent and the office", async () => {
  const { stored, told, mail } = await send(ofAgent, question);
  const fields = { name: "Leila Marsh", email: "leila@mail.example", phone: "", message: "Cats?" };
  const about = { agent: { name: agent?.name, email: agent?.email } };
  expect(stored).toEqual(["question", fields, about]);
  expect(told).toEqual(["acknowledgement", "agent", "office"]);
  expect(mail).toContain(`Agent:\n  ${agent?.name}`);
});

test("only people who work here can be asked", async () => {
  const { context, close } = await openTestDesk({ dataDir: makeStoreFolder() });
  const page = { ...ofAgent, params: { id: "99" }, context };
  const request = new Request("https://headland.example/team/99/ask");
  expect(loader({ ...page, request, url: new URL(request.url) })).toMatchObject({ init: { status: 404 } });
  const post = toPost(question, "/team/99/ask");
  expect(() => askAgent({ ...page, request: post, url: new URL(post.url) })).toThrow();
  await close();
});
