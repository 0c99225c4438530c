import { expect, test } from "vitest";
import { agents } from "#app/agency/folder/first-texts.ts";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeStoreFolder } from "#app/store/stores.fixture.ts";
import { action, loader } from "./ask-agent.tsx";

const question = {
  name: "Leila Marsh",
  email: "leila@mail.example",
  message: "What is Manly like in winter?",
};
const [agent] = agents;
const id = String(agent?.id);

/** Passes the part of React Router's arguments that the route reads. */
async function openPage(agentId: string) {
  const dataDir = makeStoreFolder();
  const { context, close } = await openTestDesk({ dataDir });
  const path = `/team/${agentId}/ask`;
  const more = { context, params: { id: agentId }, pattern: "/team/:id/ask" as const };
  return {
    send: (fields: Record<string, string>) => {
      const request = toPost(fields, path);
      return action({ ...more, request, url: new URL(request.url) });
    },
    open: () => {
      const request = new Request(`https://headland.example${path}`);
      return loader({ ...more, request, url: new URL(request.url) });
    },
    async close() {
      await close();
      return openDatabase({ dataDir });
    },
  };
}

test("a question to an agent is stored as one, and mailed to the agent and the office", async () => {
  const page = await openPage(id);
  const response = await page.send(question);
  const db = await page.close();
  expect(response).toMatchObject({ status: 303 });
  const { kind, about } = await db.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
  expect({ kind, about: JSON.parse(about ?? "") }).toEqual({
    kind: "question",
    about: { agent: { name: agent?.name, email: agent?.email } },
  });
  const notices = await db.selectFrom("notice").select(["kind", "payload"]).orderBy("id").execute();
  await db.destroy();
  expect(notices.map((notice) => notice.kind).toSorted()).toEqual(["acknowledgement", "agent", "office"]);
  const office = notices.find((notice) => notice.kind === "office");
  expect(JSON.parse(office?.payload ?? "").text).toContain(`Agent:\n  ${agent?.name}`);
});

test("a question that is none comes back with what was typed", async () => {
  const page = await openPage(id);
  const response = await page.send({ ...question, message: "" });
  await (await page.close()).destroy();
  expect(response).toMatchObject({
    data: { errors: { message: "Enter your question" }, values: { name: "Leila Marsh" } },
  });
});

test("nobody can be asked who does not work here", async () => {
  const page = await openPage("99");
  expect(page.open()).toMatchObject({ init: { status: 404 } });
  expect(() => page.send(question)).toThrow();
  await (await page.close()).destroy();
});
