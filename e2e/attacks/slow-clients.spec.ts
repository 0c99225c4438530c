import { expect } from "@playwright/test";
import { LONG } from "../every-page.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { openConnection, postHead } from "./raw-request.ts";

const HANGING = 200;
const beginnings = [
  // Nothing at all, half the headers, and half a body.
  "",
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  `${postHead}Content-Length: 99\r\n\r\nfirstName=L`,
];

test("200 connections that hang keep nobody waiting, and are given up with 408", { tag: LONG }, async () => {
  await using server = await startOwnServer();
  const hanging = await Promise.all(
    Array.from({ length: HANGING }, async (_, index) => {
      const connection = await openConnection(server.origin);
      connection.socket.write(beginnings[index % beginnings.length] ?? "");
      return connection;
    }),
  );
  let given = 0;
  for (const { answer } of hanging) void answer.then(() => (given += 1));
  for (const path of ["/", "/listings?beds=3", "/property/1", "/contact"]) {
    const page = await fetch(server.origin + path);
    expect([page.status, path]).toEqual([200, path]);
  }
  expect(given).toBe(0);
  const answers = await Promise.all(hanging.map(({ answer }) => answer));
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\nContent-Security-Policy: default-src 'none'/);
    expect(answer).toContain("This request took too long.");
  }
  expect((await fetch(server.origin)).status).toBe(200);
  expect(server.getOutput()).not.toContain('"level":50');
});

test("a visitor who leaves in the middle of a form is no error of ours", async () => {
  await using server = await startOwnServer();
  const connection = await openConnection(server.origin);
  connection.socket.write(`${postHead}Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n`);
  await fetch(`${server.origin}/healthz`);
  connection.socket.destroy();
  await expect.poll(() => server.getOutput()).toContain('"route":"/contact"');
  expect(server.getOutput()).not.toMatch(/"level":[56]0|"status":5/);
});
