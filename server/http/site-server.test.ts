import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../log/request-log.ts";
import { MAX_CONNECTIONS } from "./limits.ts";
import { createSiteServer } from "./site-server.ts";

function open(listener: Parameters<typeof createSiteServer>[0]["listener"]) {
  const log = createLog(new PassThrough());
  return createSiteServer({ listener, publicOrigin: "http://localhost", log, isAccepting: () => true });
}

test("closes connections above its limit, and serves again once one has ended", async () => {
  const server = open((_request, response) => void response.end("here"));
  // This leaves a single connection.
  server.maxConnections -= MAX_CONNECTIONS - 1;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  idle.destroy();
  const ask = () => fetch(`http://localhost:${port}`).then((response) => response.text());
  await expect.poll(() => ask().catch(() => "closed")).toBe("here");
  server.closeAllConnections();
  server.close();
});

test("times out half a form after 20 s, and half an upload of the office after 480 s", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const server = open(() => {});
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  for (const [path, length, seconds, words] of [
    ["/contact", 99, 20, "This request took too long."],
    ["/office/homes", 100_000, 480, "none was taken. Go back, and send fewer at a time."],
  ] as const) {
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\na=b`);
    await once(server, "request");
    let answer = "";
    socket.on("data", (chunk) => (answer += String(chunk)));
    await vi.advanceTimersByTimeAsync((seconds - 1) * 1000);
    expect([path, answer]).toEqual([path, ""]);
    vi.advanceTimersByTime(1000);
    await once(socket, "end");
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain(words);
    socket.destroy();
  }
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Starts a server and a connection to it. */
async function openConnection(server: ReturnType<typeof open>) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  await Promise.all([once(server, "connection"), once(socket, "connect")]);
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return socket;
}

async function readStatus(socket: Socket) {
  const [answer] = await once(socket, "data");
  return String(answer).split("\r\n", 1)[0];
}

test("a form that has arrived is not too slow, however late the site reads it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = open(() => {});
  const socket = await openConnection(server);
  socket.write("POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\na=b");
  const [request, response] = await once(server, "request");
  await expect.poll(() => request.complete).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  await new Promise(setImmediate);
  response.end("here");
  expect(await readStatus(socket)).toBe("HTTP/1.1 200 OK");
});

test("a request that arrives while the process stands still is not too slow", async () => {
  const server = open((_request, response) => void response.end("here"));
  server.headersTimeout = 100;
  const socket = await openConnection(server);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  standStill(1_200);
  expect(await readStatus(socket)).toBe("HTTP/1.1 200 OK");
});

function standStill(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
