import type { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { toOutcome } from "#app/office/office.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { readSaturday } from "./read-saturday.server.ts";
import { action, loader } from "./shortlist.tsx";
import { loader as compare } from "./shortlist-compare.tsx";
import { loader as ask, action as press } from "./shortlist-json.ts";
import { openTestShortlists, toListRequest } from "./visitors.fixture.ts";

const storeTest = defineSqliteTest();

type Context = Readonly<RouterContextProvider>;

function toArguments(request: Request, context: Context) {
  const url = new URL(request.url);
  return { request, url, context, params: {}, pattern: "/shortlist" as const };
}

/** Sends a heart as the script does, or without a form asks for the kept homes. */
function askJson(context: Context, cookie: string, form?: Record<string, string>, search = "") {
  const request = toListRequest(`/shortlist.json${search}`, { cookie, form });
  return (form ? press : ask)({ ...toArguments(request, context), pattern: "/shortlist.json" });
}

/** Sends a form of the list as a browser with this cookie. */
function send(context: Context, form: Record<string, string>, cookie = "", from = "/listings?beds=3") {
  const request = toListRequest("/shortlist", { cookie, form, from });
  return toOutcome(() => action(toArguments(request, context)));
}

async function read(context: Context, cookie = "") {
  return toOutcome(() => loader(toArguments(toListRequest("/shortlist", { cookie }), context)));
}

/** A browser that has kept a home. */
async function openList(db: Database) {
  const { context } = await openTestShortlists(db);
  const { headers } = await send(context, { keep: "S001" });
  return { db, context, cookie: headers?.get("Set-Cookie")?.split(";", 1)[0] ?? "" };
}

storeTest("the first heart starts a list and leads to its page, which checks the cookie", async ({ db }) => {
  const { context } = await openTestShortlists(db);
  const { status, location, headers } = await send(context, { keep: "S001" });
  expect(status).toBe(303);
  expect(location).toBe("/shortlist?back=%2Flistings%3Fbeds%3D3%23heart-S001");
  expect(headers?.get("Set-Cookie")).toMatch(
    /^__Host-shortlist=\S+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

storeTest("with the cookie that page leads on within the site, without it explains why", async ({ db }) => {
  const { context, cookie } = await openList(db);
  const goOn = (back: string, cookie: string) =>
    toOutcome(() => {
      const path = `/shortlist?${new URLSearchParams({ back })}`;
      return loader(toArguments(toListRequest(path, { cookie }), context));
    });
  const back = "/listings?beds=3#heart-S001";
  expect(await goOn(back, cookie)).toMatchObject({ status: 303, location: back });
  for (const elsewhere of ["//evil.example", "https://evil.example/", "/\\evil.example", ""])
    expect((await goOn(elsewhere, cookie)).location).toBe("/shortlist");
  expect(await goOn(back, "")).toMatchObject({ status: 200, data: { hasNoCookie: true } });
  expect((await read(context)).data).toEqual({ list: undefined, hasNoCookie: false });
});

storeTest("a further heart redirects to the page before, but to no other site", async ({ db }) => {
  const { context, cookie } = await openList(db);
  const further = await send(context, { keep: "S002" }, cookie);
  expect(further).toMatchObject({ status: 303, location: "/listings?beds=3#heart-S002" });
  // Use renews the cookie.
  expect(further.headers?.get("Set-Cookie")).toMatch(new RegExp(`^${cookie}; Max-Age=31536000;`));
  const request = toListRequest("/shortlist", { cookie, form: { keep: "S002" } });
  request.headers.set("Referer", "https://evil.example/listings");
  expect(await toOutcome(() => action(toArguments(request, context)))).toMatchObject({
    location: "/shortlist#heart-S002",
  });
});

storeTest("with script the same form returns the kept homes", async ({ db }) => {
  const { context, cookie } = await openList(db);
  const pressed = await askJson(context, cookie, { keep: "S002" });
  expect(pressed.headers.get("Set-Cookie")).toMatch(new RegExp(`^${cookie}; Max-Age=31536000;`));
  for (const answer of [pressed, await askJson(context, cookie)])
    expect(await answer.json()).toEqual({ homes: ["S001", "S002"] });
});

storeTest("the list's state changes with every vote, note and name", async ({ db }) => {
  const { context, cookie } = await openList(db);
  const askState = async () => (await askJson(context, cookie, undefined, "?state")).json();
  const before = await askState();
  expect(before).toEqual({ homes: ["S001"], state: expect.any(String) });
  expect(await askState()).toEqual(before);
  await send(context, { intent: "rate", home: "S001", vote: "yes" }, cookie);
  const voted = await askState();
  expect(voted.state).not.toBe(before.state);
  const named = await send(context, { intent: "name", name: "Sam", home: "S001" }, cookie, "/shortlist");
  expect(named.location).toBe("/shortlist#home-S001");
  expect((await askState()).state).not.toBe(voted.state);
  const { data } = await read(context, cookie);
  expect(data).toMatchObject({ list: { state: (await askState()).state } });
});

storeTest("an unknown number gives an empty page", async ({ db }) => {
  const { context } = await openList(db);
  const cookie = `__Host-shortlist=${btoa(JSON.stringify("AAAAAAAAAAAAAAAAAAAAAA"))}`;
  expect(await read(context, cookie)).toMatchObject({ status: 200, data: { list: undefined } });
});

storeTest("a failed action has a message, and returns the typed values", async ({ db }) => {
  const { context, cookie } = await openList(db);
  const note = "a".repeat(501);
  expect(await send(context, { intent: "rate", home: "S001", note }, cookie)).toMatchObject({
    status: 422,
    data: { says: "A note has at most 500 characters. This one has 501.", typed: { home: "S001", note } },
  });
  expect(await send(context, { keep: "S999" }, cookie)).toMatchObject({
    status: 404,
    data: { says: "That home is no longer on our website. Nothing has changed." },
  });
  const lost = { intent: "rate", home: "S001", note: "Light" };
  expect(await send(context, lost, "")).toMatchObject({ status: 409, data: { typed: { note: "Light" } } });
  expect((await send(context, { intent: "drop everything" }, cookie)).status).toBe(422);
});

storeTest("while the store is away pages answer 503 and return the typed values", async ({ db }) => {
  const { context, cookie } = await openList(db);
  await db.schema.alterTable("shortlist_member").renameTo("shortlist_member_away").execute();
  expect(await read(context, cookie)).toMatchObject({ status: 503, data: { list: "away" } });
  const typed = { home: "S001", note: "Light in the morning" };
  const rated = await send(context, { intent: "rate", ...typed }, cookie);
  expect(rated).toMatchObject({ status: 503, data: { typed } });
  await expect(askJson(context, cookie)).rejects.toMatchObject({ init: { status: 503 } });
  const pressed = await askJson(context, cookie, { keep: "S001" });
  expect(pressed.status).toBe(503);
  expect((await pressed.json()).says).toMatch(/^We can’t open your shortlist at the moment/);
  const planned = toListRequest("/saturday", { cookie });
  await expect(readSaturday(toArguments(planned, context))).rejects.toMatchObject({ init: { status: 503 } });
});

storeTest("forgetting erases the list and the cookie", async ({ db }) => {
  const { context, cookie } = await openList(db);
  const { location, headers } = await send(context, { intent: "forget" }, cookie);
  expect(location).toBe("/shortlist");
  expect(headers?.get("Set-Cookie")).toContain("Max-Age=0");
  expect(await db.selectFrom("shortlist").selectAll().execute()).toEqual([]);
});

storeTest("Compare redirects to the shortlist's homes, the larger kind first", async ({ db }) => {
  const { context } = await openTestShortlists(db);
  async function follow(cookie: string) {
    const request = toListRequest("/shortlist/compare", { cookie });
    return toOutcome(() => compare({ ...toArguments(request, context), pattern: "/shortlist/compare" }));
  }
  expect(await follow("")).toMatchObject({ status: 200, location: null });
  const begun = await send(context, { keep: "R001" });
  const cookie = begun.headers?.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  for (const keep of ["S002", "S001"]) await send(context, { keep }, cookie);
  expect((await follow(cookie)).location).toBe("/compare?homes=S002%2CS001%2CR001");
});
