import { expect } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { addTestPerson } from "#app/office/office.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { openAs, toTyped } from "./texts.fixture.ts";

const storeTest = defineSqliteTest();

storeTest("agents change only their own profile, and not the fields that assign homes", async (open) => {
  const { send, publish, read, list, texts } = await openAs(open, "Callum Reyes", "agent");
  expect((await list()).groups).toMatchObject([{ lines: [{ name: "Callum Reyes" }] }]);
  expect(await read("agents", "2")).toMatchObject({
    data: {
      fields: expect.not.arrayContaining([expect.objectContaining({ name: "crmId" })]),
      kept: [{ words: "Callum Reyes" }, {}, { words: "callum@headland.example" }, {}, { words: "" }],
    },
  });
  const priya = { name: "Priya Nandan", mobile: "0491 570 158", crmId: "PN-3" };
  const others = { email: "other@headland.example", role: "Principal Agent", ...priya };
  const form = { ...toTyped("agents", "2"), ...others, bio: "Shorter." };
  const own = defaultTexts.agents[1];
  expect(await publish("agents", "2", form)).toMatchObject({ status: 303 });
  expect(texts.get().agents[1]).toEqual({ ...own, bio: "Shorter." });
  for (const [kind, key] of [
    ["agents", "3"],
    ["agents", "new"],
    ["office", "office"],
  ] as const) {
    expect(await read(kind, key)).toMatchObject({ status: 404 });
    expect(await publish(kind, key, form)).toMatchObject({ status: 404 });
  }
  const leave = { intent: "leave", successor: "3", version: "1" };
  expect(await send("agents", "2", leave)).toMatchObject({ status: 403 });
});

storeTest("two agents cannot have the same id, address or mobile", async (open) => {
  const { send, publish, texts } = await openAs(open);
  const priya = { ...toTyped("agents", "3"), crmId: "PN-3" };
  expect(await publish("agents", "3", priya)).toMatchObject({ status: 303 });
  const taken = { email: "PRIYA@headland.example", mobile: "+61 491 570 158", crmId: " pn-3" };
  const errors = {
    email: "Another agent has this address",
    mobile: "Another agent has this mobile: homes are matched by it",
    crmId: "Another agent has this id: homes are matched by it",
  };
  for (const intent of ["publish", "save draft"])
    expect(await send("agents", "2", { ...toTyped("agents", "2"), ...taken, intent })).toMatchObject({
      status: 422,
      data: { errors },
    });
  expect(texts.get().agents[1]).toMatchObject({ email: "callum@headland.example" });
});

storeTest("republishing an old version does not change the owner", async (open) => {
  const marion = await openAs(open);
  const first = { ...toTyped("agents", "2"), crmId: "CR-2", bio: "First.", intent: "publish" };
  await marion.send("agents", "2", first);
  const role = "Sales Associate";
  const since = { ...first, role, mobile: "0491 570 110", crmId: "", bio: "Second.", version: "1" };
  expect(await marion.send("agents", "2", since)).toMatchObject({ status: 303 });
  // An agent does not publish drafts of the office.
  await marion.send("agents", "2", { ...since, intent: "save draft", crmId: "CR-9", version: "2" });
  const again = { intent: "publish again", again: "1" };
  for (const version of ["3", "4"]) {
    expect(await marion.send("agents", "2", { ...again, version })).toMatchObject({ status: 303 });
    expect(marion.texts.get().agents[1]).toMatchObject({ bio: "First.", role, mobile: "0491 570 110" });
    expect(marion.texts.get().agents[1]).not.toHaveProperty("crmId");
  }
});

storeTest("an agent does not publish the office's drafts", async (open) => {
  const marion = await openAs(open);
  const draft = { ...toTyped("agents", "2"), role: "Sales Associate", crmId: "CR-9", intent: "save draft" };
  await marion.send("agents", "2", draft);
  const callum = await openAs(open, "Callum Reyes", "agent");
  expect(await callum.publish("agents", "2", { ...draft, version: "1" })).toMatchObject({ status: 303 });
  expect(callum.texts.get().agents[1]).toMatchObject({ role: "Senior Sales Agent" });
  expect(callum.texts.get().agents[1]).not.toHaveProperty("crmId");
});

storeTest("an agent who was taken off the team cannot return by their own action", async (open) => {
  const marion = await openAs(open);
  const typed = toTyped("agents", "2");
  await marion.publish("agents", "2", typed);
  const leave = { intent: "leave", successor: "3", version: "1" };
  expect(await marion.send("agents", "2", leave)).toMatchObject({ status: 303 });
  const callum = await openAs(open, "Callum Reyes", "agent");
  expect((await callum.list()).groups).toEqual([]);
  const again = { again: "1", version: "2" };
  for (const intent of ["publish again", "publish"])
    expect(await callum.send("agents", "2", { ...typed, ...again, intent })).toMatchObject({ status: 404 });
  // An e-mail address that somebody else has by now is not restored with an old version.
  const noor = { ...typed, name: "Noor Haddad", mobile: "0491 570 110" };
  expect(await marion.publish("agents", "new", noor)).toMatchObject({ status: 303 });
  expect(await marion.send("agents", "2", { ...again, intent: "publish again" })).toMatchObject({
    status: 422,
    data: { errors: { intent: "Another agent has this address" } },
  });
});

storeTest("enquiries of an agent who leaves are assigned to the chosen successor", async (open) => {
  const { send, texts, db, readLog } = await openAs(open);
  const priya = await addTestPerson(db, "Priya Nandan", "agent");
  await saveTestEnquiry(db, makeQuestion(), Date.now());
  const taken = { state: "taken", assignee_id: priya.id, agent_email: "priya@headland.example" } as const;
  await db.updateTable("handling").set(taken).execute();
  const leave = { intent: "leave", version: "0" };
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
