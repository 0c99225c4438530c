import { expect } from "vitest";
import { addTestPerson } from "#app/office/office.fixture.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { openAs, toTyped } from "./texts.fixture.ts";

const storeTest = defineStoreTest();

storeTest(
  "an agent changes the own profile, without its address and role, and nothing else",
  async (open, where) => {
    const { send, read, list, texts } = await openAs(open, where, "Callum Reyes", "agent");
    expect((await list()).groups.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual([
      "Callum Reyes",
    ]);
    const form = {
      ...toTyped("agents", "2"),
      bio: "Shorter.",
      email: "other@headland.example",
      role: "Principal Agent",
    };
    expect(await send("agents", "2", { ...form, act: "publish" })).toMatchObject({ status: 303 });
    expect(texts.get().agents[1]).toMatchObject({
      bio: "Shorter.",
      email: "callum@headland.example",
      role: "Senior Sales Agent",
    });
    for (const [kind, key] of [
      ["agents", "3"],
      ["agents", "new"],
      ["office", "office"],
    ] as const) {
      expect(await read(kind, key)).toMatchObject({ status: 404 });
      expect(await send(kind, key, { ...form, act: "publish" })).toMatchObject({ status: 404 });
    }
    expect(await send("agents", "2", { act: "leave", successor: "3", version: "1" })).toMatchObject({
      status: 403,
    });
  },
);

storeTest("who leaves hands enquiries over to the agent that was chosen", async (open, where) => {
  const { send, texts, db, readLog } = await openAs(open, where);
  const priya = await addTestPerson(db, "Priya Nandan", "agent");
  await db
    .insertInto("enquiry")
    .values({
      id: "e1",
      reference: "7KQ4-M2XD",
      kind: "question",
      fields: "{}",
      about: null,
      email: "",
      flag: null,
      created_at: 1,
    })
    .execute();
  await db
    .insertInto("handling")
    .values({
      ...{ enquiry_id: "e1", state: "taken", assignee_id: priya.id, agent_email: "priya@headland.example" },
      ...{ search: "", created_at: 1, due_at: 1, reminded_at: null, answered_at: null, version: 1 },
    })
    .execute();
  const leave = { act: "leave", version: "0" };
  for (const successor of ["", "3", "99"])
    expect(await send("agents", "3", { ...leave, successor })).toMatchObject({
      status: 422,
      data: { errors: { successor: "Choose who takes over" }, typed: undefined, successor },
    });
  expect(await send("agents", "3", { ...leave, successor: "6" })).toMatchObject({ status: 303 });
  expect(texts.get().agents.map(({ id }) => id)).not.toContain(3);
  expect(texts.get().formerAgents).toMatchObject([{ id: 3, successorId: 6 }]);
  expect(await db.selectFrom("handling").selectAll().executeTakeFirstOrThrow()).toMatchObject({
    agent_email: "hana@headland.example",
    assignee_id: null,
    state: "new",
  });
  expect((await readLog()).at(-1)?.after).toContain("Hana Sorensen");
});
