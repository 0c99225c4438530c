import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { openFolders } from "#app/feed/arrival/folders.server.ts";
import { createListener } from "#app/feed/arrival/listener.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeRelay } from "#app/store/outages/postgres-relay.fixture.ts";
import {
  createTestDatabase,
  defineSqliteTest,
  makeFolder,
  openTestStore,
} from "#app/store/stores.fixture.ts";

const testStore = defineSqliteTest();
const token = "0123456789abcdefghijklmnopqrstuv";
const xml = "<propertyList/>";

async function listen(db: Database, idleMs?: number) {
  const folders = await openFolders(makeFolder());
  const server = createListener({ token, folders, noteOutage() {}, db, idleMs });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "text/xml" };
  return {
    /** Begins an upload of `bytes`, or of unknown length. */
    begin(bytes?: number) {
      const size = bytes === undefined ? {} : { "Content-Length": bytes };
      const sent = request({ port, path: "/feed", method: "POST", headers: { ...headers, ...size } });
      return sent.on("error", () => {});
    },
    fetch: (path: string, init: RequestInit = {}) => fetch(origin + path, { headers, ...init }),
    send: (body: string | Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) =>
      fetch(`${origin}/feed`, { method: "POST", body, headers: { ...headers, ...more } }),
    work: folders.work,
  };
}

testStore("answers 202 with the report's address once the file is on disk", async (open) => {
  const { send, fetch: get, work } = await listen(await open());
  const response = await send(xml);
  expect(response.status).toBe(202);
  const location = response.headers.get("location") ?? "";
  const id = location.replace("/feed/reports/", "");
  expect(await readdir(work)).toEqual([`${id}~post.xml`]);
  expect(await readFile(join(work, `${id}~post.xml`), "utf8")).toBe(xml);
  expect(await (await get(location)).json()).toMatchObject({ id, state: "waiting" });
});

testStore("the same bytes again get the same report and make no second file", async (open) => {
  const { send, work } = await listen(await open());
  const first = await send(xml);
  const second = await send(xml);
  expect(second.status).toBe(202);
  expect(second.headers.get("location")).toBe(first.headers.get("location"));
  expect(await readdir(work)).toHaveLength(1);
});

testStore("a request without the token is rejected and leaves nothing behind", async (open) => {
  const { send, fetch: get, work } = await listen(await open());
  for (const authorization of ["", "Bearer wrong", `Basic ${token}`, `Bearer ${token}x`]) {
    const response = await send(xml, { Authorization: authorization });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.stringContaining("Authorization: Bearer TOKEN") });
  }
  expect((await get("/feed/reports/1", { headers: {} })).status).toBe(401);
  expect(await readdir(work)).toEqual([]);
});

testStore("an unacceptable request is refused with an explanation", async (open) => {
  const { send, fetch: get, work } = await listen(await open());
  const sent = [await send(xml, { "Content-Type": "image/png" }), await send("")];
  const asked = [await get("/feed"), await get("/feed/reports/1", { method: "POST" })];
  const missing = [await get("/feed/reports/1"), await get("/")];
  const refused = [...sent, ...asked, ...missing];
  expect(refused.map(({ status }) => status)).toEqual([415, 400, 405, 405, 404, 404]);
  for (const response of refused)
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\w/) });
  expect((await get("/feed")).headers.get("allow")).toBe("POST");
  expect(await readdir(work)).toEqual([]);
});

testStore("a file over 200 MB is refused before it is read", async (open) => {
  const { begin, work } = await listen(await open());
  const sent = begin(201 * 1024 ** 2);
  sent.flushHeaders();
  const [response] = await once(sent, "response");
  expect(response.statusCode).toBe(413);
  sent.destroy();
  expect(await readdir(work)).toEqual([]);
});

testStore("a truncated upload leaves nothing behind", async (open) => {
  const { begin, work } = await listen(await open());
  const sent = begin(1000);
  sent.write("<propertyList>");
  await expect.poll(() => readdir(work)).toHaveLength(1);
  sent.destroy();
  await expect.poll(() => readdir(work)).toEqual([]);
});

testStore("a file over 200 MB of undeclared size is refused as too large as well", async (open) => {
  const { begin, work } = await listen(await open());
  const sent = begin();
  const answer = once(sent, "response");
  const ended = Promise.race([answer, once(sent, "close")]);
  const megabyte = Buffer.alloc(1024 ** 2);
  for (let megabytes = 0; megabytes < 210 && !sent.destroyed; megabytes += 1)
    if (!sent.write(megabyte)) await Promise.race([once(sent, "drain"), ended]);
  const [response] = await answer;
  expect(response.statusCode).toBe(413);
  sent.destroy();
  expect(await readdir(work)).toEqual([]);
});

testStore("a stalled upload is ended and leaves nothing behind", async (open) => {
  const { begin, work } = await listen(await open(), 100);
  const sent = begin(1000);
  const closed = once(sent, "close");
  sent.write("<propertyList>");
  const [response] = await once(sent, "response");
  expect(response.statusCode).toBe(408);
  response.resume();
  await closed;
  await expect.poll(() => readdir(work)).toEqual([]);
});

async function expectAway(response: Response, reason: string) {
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
  expect(await response.json()).toEqual({ error: expect.stringContaining(reason) });
}

const postgres = inject("postgres");

test.skipIf(!postgres)("tells the sender when to retry while the store is unavailable", async () => {
  if (!postgres) return;
  const relay = await makeRelay(await createTestDatabase(postgres));
  const db = await openDatabase({ databaseUrl: relay.url, dataDir: makeFolder(), onAway() {} });
  onTestFinished(() => db.destroy());
  const { send, fetch: get, work } = await listen(db);
  await expectAway(await send(xml), "the database is away");
  await expectAway(await get("/feed/reports/1"), "the database is away");
  expect(await readdir(work)).toEqual([]);
  await relay.open();
  expect((await send(xml)).status).toBe(202);
  expect(await readdir(work)).toHaveLength(1);
  await relay.close();
});

test("keeps a file that was fully received while the store was down, and imports it once when sent again", async () => {
  const db = await openTestStore();
  const { send, work } = await listen(db);
  await sql`pragma query_only = on`.execute(db);
  await expectAway(await send(xml), "the store is read-only");
  expect(await readdir(work)).toHaveLength(1);
  await sql`pragma query_only = off`.execute(db);
  const [kept = ""] = await readdir(work);
  const again = await send(xml);
  expect(again.status).toBe(202);
  expect(await readdir(work)).toContain(kept);
  expect(await db.selectFrom("feed_file").select("id").execute()).toHaveLength(1);
});
