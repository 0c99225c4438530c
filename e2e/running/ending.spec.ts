import { once } from "node:events";
import { open, stat, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { openDatabase } from "#app/open-database.server.ts";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { makeFolder } from "../../trials/site/start-site.ts";
import { openConnection, postHead } from "../attacks/raw-request.ts";
import { runOwnServer, startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

test("on shutdown finishes requests in progress and accepts nothing new, and closes silent connections", async () => {
  const server = await startOwnServer();
  const silent = await openConnection(server.origin);
  const halfSent = await openConnection(server.origin);
  halfSent.socket.write(`${postHead}Content-Length: 3\r\n\r\na`);
  // By the time this is answered, the form has begun to arrive.
  await fetch(`${server.origin}/healthz`);
  const closed = once(server.process, "close");
  server.process.kill("SIGTERM");
  await expect.poll(() => fetch(server.origin).catch(() => "refused")).toBe("refused");
  // Like a connection that a browser opens ahead.
  expect(await silent.answer).toBe("");
  halfSent.socket.write("=b");
  expect(await halfSent.answer).toMatch(/^HTTP\/1\.1 422 /);
  const [code] = await closed;
  expect(code).toBe(0);
});

test("on shutdown first reports that it is not ready, and closes its connections", async () => {
  // A busy machine needs some seconds to see that it stops and to ask twice.
  const server = await startOwnServer({ STOP_NOTICE_SECONDS: "5" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const [answer] = await once(get(server.origin + path, { agent }), "response");
    answer.resume();
    await once(answer, "end");
    return answer;
  };
  expect((await ask("/readyz")).headers.connection).toBe("keep-alive");
  server.process.kill("SIGTERM");
  await expect.poll(() => server.getOutput()).toContain('"msg":"stopping"');
  const ready = await ask("/readyz");
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, "close"]);
  const page = await ask("/about");
  expect([page.statusCode, page.headers.connection]).toEqual([200, "close"]);
  const [code] = await once(server.process, "close");
  expect(code).toBe(0);
});

test("on shutdown does not wait for endless requests", async () => {
  const server = await startOwnServer();
  const hanging = await openConnection(server.origin);
  hanging.socket.write(`${postHead}Content-Length: 99\r\n\r\na=b`);
  await fetch(`${server.origin}/healthz`);
  server.process.kill("SIGTERM");
  const [code] = await once(server.process, "close");
  expect(code).toBe(0);
  // Cut rather than refused, because the server was still waiting for the rest.
  expect(await hanging.answer).toBe("");
});

test("an uncaught error ends the process with exit code 1, after a line in the log", async () => {
  const file = join(makeFolder(), "fault.mjs");
  await writeFile(file, 'process.on("SIGUSR2", () => { throw new Error("a broken wire"); })');
  const server = await startOwnServer({ NODE_OPTIONS: `--import ${file}` });
  server.process.kill("SIGUSR2");
  const [exitCode] = await once(server.process, "close");
  expect(exitCode).toBe(1);
  const last = JSON.parse(server.getOutput().trim().split("\n").at(-1) ?? "");
  expect(last).toMatchObject({
    level: 60,
    msg: "uncaught error",
    err: { message: "a broken wire" },
  });
});

test("a damaged store prevents the start, with its name and how to restore it", async () => {
  const dataDir = makeFolder();
  await (await openDatabase({ dataDir })).destroy();
  const file = toSqliteFile(dataDir);
  // Overwrites rows with zeros.
  const { size } = await stat(file);
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(4096), 0, 4096, size - 4096);
  await handle.close();
  const server = runOwnServer({ PORT: "0", DATA_DIR: dataDir });
  const [code] = await once(server.process, "close");
  expect(code).toBe(1);
  expect(server.getOutput()).toContain(`The store cannot be opened in ${file}: `);
  expect(server.getOutput()).toContain("npm run restore -- --from FILE");
});
