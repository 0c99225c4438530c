import { expect } from "vitest";
import { toOutcome } from "#app/office/office.fixture.ts";
import { defineSqliteTest, type OpenStore } from "#app/store/stores.fixture.ts";
import type { LinkKind } from "../kept-list.ts";
import { setOpinion } from "../store/items.server.ts";
import { makeLink, withdrawLink } from "../store/links.server.ts";
import { now, startTestList } from "../store/lists.fixture.ts";
import { getLinks } from "../store/lists.server.ts";
import { loader as openCalendar } from "./shortlist-calendar.ts";
import { loader as look, action as press } from "./shortlist-join.tsx";
import { openTestShortlists, toListRequest } from "./visitors.fixture.ts";

const storeTest = defineSqliteTest();

/** A list that has a note and a link of this kind. */
async function shareList(open: OpenStore, kind: LinkKind) {
  const db = await open();
  const { context } = await openTestShortlists(db);
  const { member } = await startTestList(db, ["S002"]);
  await setOpinion(db, { member, home: "S002", note: "Too dear, offer less", vote: "yes", now });
  await makeLink(db, member.listId, kind);
  const token = (await getLinks(db, member.listId))[kind] ?? "";
  const request = toListRequest("/");
  const args = { request, url: new URL(request.url), context, params: { token } };
  return { db, listId: member.listId, args };
}

storeTest("following a link to a list does not join it, and shows no notes", async (open) => {
  const { db, args } = await shareList(open, "join");
  const looked = await toOutcome(() => look({ ...args, pattern: "/shortlist/join/:token" }));
  expect(looked).toMatchObject({ status: 200, data: { homes: [{ id: "S002" }] } });
  expect(JSON.stringify(looked)).not.toContain("Too dear");
  expect(await db.selectFrom("shortlist_member").selectAll().execute()).toHaveLength(1);
});

storeTest("joining needs a name, and an error keeps the typed text", async (open) => {
  const { db, args } = await shareList(open, "join");
  const join = (form: Record<string, string>) => {
    const request = toListRequest("/shortlist/join/x", { form });
    return toOutcome(() => press({ ...args, request, pattern: "/shortlist/join/:token" }));
  };
  const findMembers = () => db.selectFrom("shortlist_member").select("name").execute();
  const long = "S".repeat(200);
  const needed = "Enter your first name";
  for (const [name, says] of [
    ["", needed],
    ["  ", needed],
    [long, expect.stringContaining("at most")],
  ]) {
    const data = { name, trouble: { says, isAboutName: true } };
    expect(await join({ name })).toMatchObject({ status: 422, data });
  }
  expect((await join({})).status).toBe(422);
  expect(await findMembers()).toHaveLength(1);
  expect(await join({ name: " Sam " })).toMatchObject({ status: 303, location: "/shortlist" });
  expect((await findMembers()).map(({ name }) => name)).toContain("Sam");
});

storeTest("a list's calendar has its homes' open times, until the link is withdrawn", async (open) => {
  const { db, listId, args } = await shareList(open, "calendar");
  const calendar = () => openCalendar({ ...args, pattern: "/shortlist/:token/opens.ics" });
  const text = await (await calendar()).text();
  expect(text).toContain("LOCATION:2 Tern Lane");
  expect(text).not.toContain("Too dear");
  const version = (await calendar()).headers.get("ETag") ?? "";
  for (const [known, status] of [
    [version, 304],
    ['"another"', 200],
  ] as const) {
    args.request.headers.set("If-None-Match", known);
    expect(await calendar()).toMatchObject({ status });
  }
  await withdrawLink(db, listId, "calendar");
  expect((await calendar()).status).toBe(404);
});
